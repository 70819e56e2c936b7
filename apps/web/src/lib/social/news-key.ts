/** What pages depend on that show what news are about: friends, invitations, an operator's decisions. */
export const newsKey = 'open-yatzy:news';
