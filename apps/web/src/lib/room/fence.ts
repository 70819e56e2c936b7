/** What every command's form carries, made by the server as it renders the page. */
export interface Fence {
  /** Proves that the form is ours. */
  readonly token: string;
  /** The seq that the page shows. */
  readonly at: number;
  /** Fresh with every rendering; each form adds its own name, so that one sent twice does nothing twice. */
  readonly id: string;
}
