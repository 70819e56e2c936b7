declare module 'virtual:table-scripts' {
  /** Of the build in `table-scripts.ts`: by source, relative to this workspace. */
  export const manifest: import('vite').Manifest;
  /** Texts of its styles by file. */
  export const styles: Readonly<Record<string, string>>;
}
