import type { MatchId, PersonId, Seq } from '@open-yatzy/match';
import type { Chronicled } from '../store/chronicle.ts';
import type { RecordChanges, RecordStore } from '../store/record-store.ts';
import type { MatchStore } from '../store/store.ts';
import { achieved } from './achievements.ts';
import { dayNumber, dayOf } from './calendar.ts';
import { type FinishedMatch, type FinishedSeat, finishedMatch } from './finished-match.ts';
import { keptEntries, matchEntries, moved, ownedBy, pairing, returned } from './ledger.ts';
import { playedSeats } from './played.ts';
import { type Belief, type Rated, rated } from './rating.ts';

/** Where a fold reads: the logs of matches, and records as the facts before left them. */
export interface Sources {
  readonly matches: Pick<MatchStore, 'read'>;
  readonly records: RecordStore;
}

/** What a fact changes, given records that follow from all facts before it, and from no other. */
export async function changesOf({ fact, at }: Chronicled, sources: Sources): Promise<RecordChanges> {
  const { records } = sources;
  switch (fact.type) {
    case 'MatchFinished':
      return matchChanges(fact.match, sources);
    case 'AccountKept': {
      const { lots } = await records.winnings(fact.person, dayOf(at));
      return { kept: { person: fact.person, at }, entries: keptEntries(fact.person, at, lots) };
    }
    case 'LookBought': {
      const { person, look, price } = fact;
      const cause = `bought ${person} ${look}`;
      return {
        owned: { person, look, at },
        entries: [moved(cause, at, { from: ownedBy(person), to: 'shop', amount: price })],
      };
    }
    case 'PersonDeleted':
      return {
        deleted: { person: fact.person, at },
        entries: returned(fact.person, at, await records.balances(fact.person)),
      };
  }
}

async function matchChanges(id: MatchId, { matches, records }: Sources): Promise<RecordChanges> {
  const told = finishedMatch(await matches.read(id, 0 as Seq));
  if (told === null) return {};
  const people = told.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const gone = new Set<PersonId>();
  for (const person of people) if (await records.isDeleted(person)) gone.add(person);
  const match = withoutThose(told, gone);
  const ratings = rated(match, await beliefs(match, records));
  const seats = match.seats.filter(isPersons);
  return {
    played: playedSeats(match),
    rated: ratings.map((each) => ({ ...each, match: id, rules: match.rules, at: match.at })),
    entries: (await Promise.all(seats.map((seat) => entriesFor(match, seat, records)))).flat(),
    achieved: (
      await Promise.all(seats.map((seat) => achievementsFor(match, seat, { ratings, records })))
    ).flat(),
  };
}

type PersonsSeat = FinishedSeat & { readonly person: PersonId };

function isPersons(seat: FinishedSeat): seat is PersonsSeat {
  return seat.person !== null;
}

/** Who was deleted before the match was over has a seat there, and neither id nor name. */
function withoutThose(match: FinishedMatch, gone: ReadonlySet<PersonId>): FinishedMatch {
  const seats = match.seats.map((seat) =>
    seat.person !== null && gone.has(seat.person) ? { ...seat, person: null, name: '' } : seat,
  );
  return { ...match, seats };
}

async function beliefs(
  { seats, rules }: FinishedMatch,
  records: RecordStore,
): Promise<(person: PersonId) => Belief | null> {
  const found = new Map<PersonId, Belief | null>();
  for (const { person } of seats.filter(isPersons)) found.set(person, await records.belief(person, rules));
  return (person) => found.get(person) ?? null;
}

async function entriesFor(match: FinishedMatch, seat: PersonsSeat, records: RecordStore) {
  const whom = pairing(match, seat.person);
  if (whom === null) return [];
  return matchEntries(match, seat, {
    winnings: await records.winnings(seat.person, dayOf(match.at)),
    before: await records.meetings(seat.person, whom, dayNumber(match.at)),
  });
}

async function achievementsFor(
  match: FinishedMatch,
  seat: PersonsSeat,
  { ratings, records }: { readonly ratings: readonly Rated[]; readonly records: RecordStore },
) {
  const { person, isOwnCard } = seat;
  const today = dayNumber(match.at);
  const before = await records.history(person, today - 7);
  const others = match.seats.flatMap((each) =>
    each === seat || each.person === null || each.isProgram ? [] : [each.person],
  );
  const history = {
    games: before.games + (isOwnCard ? 1 : 0),
    rules: isOwnCard ? [...before.rules, match.rules] : before.rules,
    people: new Set([...before.people, ...others]).size,
    days: isOwnCard ? [...before.days, today] : before.days,
    belief: ratings.find((each) => each.person === person)?.after ?? null,
  };
  const ids = achieved(match, person, { had: await records.had(person), history });
  return ids.map((achievement) => ({ person, achievement, match: match.match, at: match.at }));
}
