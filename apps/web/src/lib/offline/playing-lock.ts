/** Held by every page at which a game goes on; as long as any is, no new version takes over. */
export const playingLock = 'playing';

/** What a page tells a version that waits: it may take over unless someone plays. */
export const takeOver = 'take over';
