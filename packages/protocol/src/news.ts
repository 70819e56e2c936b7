/** What a person is told of at once, on whatever page they are. */
export type News =
  /** Who waited has a match now, which has begun. */
  | { readonly type: 'paired'; readonly match: string }
  /** Something is new in what they wait for, or among open tables: ask again. */
  | { readonly type: 'lobbyChanged' }
  /** A friend has come, gone, invited or answered: ask again. */
  | { readonly type: 'friendsChanged' };
