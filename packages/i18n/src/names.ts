export type BoxName =
  | 'ones'
  | 'twos'
  | 'threes'
  | 'fours'
  | 'fives'
  | 'sixes'
  | 'onePair'
  | 'twoPairs'
  | 'threeOfAKind'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'smallStraight'
  | 'largeStraight'
  | 'fiveOfAKind'
  | 'chance';

export type BotName = 'thumb' | 'beginner' | 'casual' | 'strong' | 'perfect' | 'master';

export type ModeName = 'normal' | 'ranked' | 'diamonds';

export type RuleSetName = 'scandinavian-15' | 'pocket-15' | 'joker-13';

/** What an address calls a page, or a part of one; the rule sets have words of their own. */
export type PageName =
  | 'account'
  | 'calculator'
  | 'friends'
  | 'games'
  | 'guide'
  | 'lobby'
  | 'looks'
  | 'offline'
  | 'pad'
  | 'player'
  | 'privacy'
  | 'ranking'
  | 'review'
  | 'settings'
  | 'sheet'
  | 'table';
