import type { Milliseconds, Mode, PersonId } from '@open-yatzy/match';
import { botsComeAfter, type QuickMatch } from '@open-yatzy/protocol';
import type { BotId } from '@open-yatzy/rules';
import { middling } from '../matches/settle.ts';

/** Someone who waits for a game and is there. */
export interface Waiting {
  readonly person: PersonId;
  readonly rules: string;
  readonly mode: Mode;
  readonly seats: number;
  readonly opponent: QuickMatch['opponent'];
  readonly since: Milliseconds;
}

/** What else decides who meets whom; of those who wait, and under the rules that they wait for. */
export interface Known {
  rating(person: PersonId): number;
  /** Whom they met in their last ranked games, the latest first. */
  lastOpponents(person: PersonId): readonly PersonId[];
  /** One of the two has blocked the other. */
  areApart(one: PersonId, other: PersonId): boolean;
}

/** Who plays together, the longest waiting first, and bots for the seats that are left. */
export interface Group {
  readonly rules: string;
  readonly mode: Mode;
  readonly people: readonly PersonId[];
  readonly bots: readonly BotId[];
}

/** Ranked games running in which two may meet. */
const mostInARow = 2;

/**
 * How far apart two ratings may be in a ranked game: 150 points at once, nearly four divisions, and 15 more with each
 * second that the longer waiting of the two has waited. All divisions are 720 apart, so within 40 s anyone meets anyone.
 */
export function allowedDifference(waited: number): number {
  return 150 + (15 * waited) / 1000;
}

/**
 * Who of those who wait plays now: everyone in one group at most, nobody with someone they are kept apart from. The
 * longest waiting choose first.
 */
export function pairings(waiting: readonly Waiting[], now: Milliseconds, known: Known): readonly Group[] {
  const queues = Map.groupBy(
    waiting.toSorted((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1)),
    ({ rules, mode, seats, opponent }) => `${rules} ${mode} ${seats} ${opponent}`,
  );
  return [...queues.values()].flatMap((queue) => {
    const [first] = queue;
    if (!first) return [];
    if (first.opponent === 'master') return queue.map((each) => groupOf([each], ['master']));
    if (first.mode === 'normal') return tables(queue, now, known);
    const mayMeet = first.mode === 'ranked' ? rankedRule(now, known) : apartRule(known);
    return pairs(queue, known, mayMeet);
  });
}

type MayMeet = (one: Waiting, other: Waiting) => boolean;

function apartRule(known: Known): MayMeet {
  return (one, other) => !known.areApart(one.person, other.person);
}

function rankedRule(now: Milliseconds, known: Known): MayMeet {
  const metOften = (one: PersonId, other: PersonId) => {
    const last = known.lastOpponents(one).slice(0, mostInARow);
    return last.length === mostInARow && last.every((opponent) => opponent === other);
  };
  const notApart = apartRule(known);
  return (one, other) => {
    const difference = Math.abs(known.rating(one.person) - known.rating(other.person));
    return (
      notApart(one, other) &&
      difference <= allowedDifference(now - Math.min(one.since, other.since)) &&
      !metOften(one.person, other.person) &&
      !metOften(other.person, one.person)
    );
  };
}

/** Each with the one of nearest rating whom they may meet; at diamonds, with the longest waiting. */
function pairs(queue: readonly Waiting[], known: Known, mayMeet: MayMeet): readonly Group[] {
  const left = new Set(queue);
  const groups: Group[] = [];
  for (const one of queue) {
    if (!left.delete(one)) continue;
    const distance = ({ person, mode }: Waiting) =>
      mode === 'ranked' ? Math.abs(known.rating(person) - known.rating(one.person)) : 0;
    const [other] = [...left]
      .filter((each) => mayMeet(one, each))
      .sort((each, next) => distance(each) - distance(next));
    if (!other) continue;
    left.delete(other);
    groups.push(groupOf([one, other]));
  }
  return groups;
}

/** A full table starts at once, any other when the longest waiting there has waited long enough for bots. */
function tables(queue: readonly Waiting[], now: Milliseconds, known: Known): readonly Group[] {
  const left = new Set(queue);
  const mayMeet = apartRule(known);
  const groups: Group[] = [];
  for (const first of queue) {
    if (!left.has(first)) continue;
    const table = [first];
    for (const each of left) {
      const fits = each !== first && table.length < first.seats;
      if (fits && table.every((seated) => mayMeet(seated, each))) table.push(each);
    }
    const empty = first.seats - table.length;
    if (empty > 0 && now - first.since < botsComeAfter) continue;
    for (const seated of table) left.delete(seated);
    groups.push(
      groupOf(
        table,
        Array.from({ length: empty }, () => middling),
      ),
    );
  }
  return groups;
}

function groupOf(people: readonly Waiting[], bots: readonly BotId[] = []): Group {
  const [first] = people;
  if (!first) throw new Error('group: expected people, got nobody');
  return { rules: first.rules, mode: first.mode, people: people.map(({ person }) => person), bots };
}
