/** What can be achieved, in the order in which it is shown. When each is, apps/server/src/records/achievements.ts says. */
export const achievementIds = [
  'finished',
  'wonAgainstPeople',
  'upperBonus',
  'fiveAlike',
  'fiveAlikeTwice',
  'noStrike',
  'highScandinavian',
  'highPocket',
  'highJoker',
  'comeback',
  'byOnePoint',
  'beatMaster',
  'wonAtFive',
  'everyRuleSet',
  'sevenDays',
  'tenPeople',
  'settled',
  'hundredGames',
] as const;
export type AchievementId = (typeof achievementIds)[number];
