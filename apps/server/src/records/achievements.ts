import type { PersonId } from '@open-yatzy/match';
import type { AchievementId } from '@open-yatzy/protocol';
import { ruleSetIds } from '@open-yatzy/rules';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';
import { type Belief, isSettled } from './rating.ts';

/** What a person had played up to and with the match at hand. */
export interface History {
  /** Matches that were not ended early for them. */
  readonly games: number;
  /** Rule sets played to the end. */
  readonly rules: readonly string[];
  /** Other people met. */
  readonly people: number;
  /** Days on which a game ended, by number, of the last seven at least. */
  readonly days: readonly number[];
  /** The rating that the match left, if it was a ranked one. */
  readonly belief: Belief | null;
}

interface Feat {
  readonly seat: FinishedSeat;
  readonly match: FinishedMatch;
  readonly history: History;
  readonly others: readonly FinishedSeat[];
}

/** Totals that few games reach, however well they are played. */
const highTotals = {
  highScandinavian: ['scandinavian-15', 300],
  highPocket: ['pocket-15', 400],
  highJoker: ['joker-13', 300],
} as const satisfies Partial<Record<AchievementId, readonly [rules: string, total: number]>>;

const people = (others: readonly FinishedSeat[]) =>
  others.filter(({ person, isProgram }) => person !== null && !isProgram);
const won = ({ seat }: Feat) => seat.outcome === 'won';
/** Won on the cards, not by someone's leaving. */
const wonOnCards = (feat: Feat) => won(feat) && feat.match.ending === null && feat.seat.isOwnCard;

const isHigh = (achievement: keyof typeof highTotals) => (feat: Feat) => {
  const [rules, total] = highTotals[achievement];
  return feat.match.rules === rules && feat.seat.isOwnCard && feat.seat.total >= total;
};

/** Seven numbers in a row that end with the highest. */
function areSevenInARow(days: readonly number[]): boolean {
  const last = Math.max(...days);
  return Array.from({ length: 7 }, (_, back) => last - back).every((day) => days.includes(day));
}

/** When each is achieved; feats on the card count only if the person wrote every box of it. */
const rules: Readonly<Record<AchievementId, (feat: Feat) => boolean>> = {
  finished: ({ seat }) => seat.isOwnCard,
  wonAgainstPeople: (feat) => won(feat) && people(feat.others).length > 0,
  upperBonus: ({ seat }) => seat.isOwnCard && seat.upperBonus,
  fiveAlike: ({ seat }) => seat.isOwnCard && seat.fiveOfAKind,
  fiveAlikeTwice: ({ seat }) => seat.isOwnCard && seat.fiveAlikes >= 2,
  noStrike: ({ seat }) => seat.isOwnCard && seat.strikes === 0,
  highScandinavian: isHigh('highScandinavian'),
  highPocket: isHigh('highPocket'),
  highJoker: isHigh('highJoker'),
  comeback: (feat) => wonOnCards(feat) && (feat.seat.behind ?? 0) >= 40,
  byOnePoint: (feat) =>
    wonOnCards(feat) && feat.seat.total - Math.max(...feat.others.map(({ total }) => total)) === 1,
  beatMaster: (feat) => wonOnCards(feat) && feat.others.some(({ bot }) => bot === 'master'),
  wonAtFive: (feat) => wonOnCards(feat) && feat.others.length === 4,
  everyRuleSet: ({ history }) => ruleSetIds.every((id) => history.rules.includes(id)),
  sevenDays: ({ history }) => areSevenInARow(history.days),
  tenPeople: ({ history }) => history.people >= 10,
  settled: ({ history }) => history.belief !== null && isSettled(history.belief),
  hundredGames: ({ history }) => history.games >= 100,
};

/** What a match brought a person beyond what they had achieved before. */
export function achieved(
  match: FinishedMatch,
  person: PersonId,
  before: { readonly had: readonly AchievementId[]; readonly history: History },
): readonly AchievementId[] {
  const seat = match.seats.find((each) => each.person === person);
  if (!seat || seat.isProgram) return [];
  const feat = { seat, match, history: before.history, others: match.seats.filter((each) => each !== seat) };
  const ids = Object.keys(rules) as AchievementId[];
  return ids.filter((id) => !before.had.includes(id) && rules[id](feat));
}
