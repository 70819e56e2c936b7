/** The outline of a bot, in a box of 24 by 24; its eyes are holes (`fill-rule: evenodd`). */
export const robot =
  'M11 2h2v4h5a2 2 0 0 1 2 2v4h1v4h-1v3a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-3H3v-4h1V8a2 2 0 0 1 2-2h5zM8.5 10a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2m7 0a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 0 0 0-3.2M8 16v2h8v-2z';
