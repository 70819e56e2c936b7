import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command, Given } from './commands.ts';
import { leaveTable } from './decide-ending.ts';
import { isDue } from './due.ts';
import type { Event, SeedOffer } from './events.ts';
import { seedsOf } from './fair-dice.ts';
import { commitmentOf } from './hashing.ts';
import { counts } from './mode.ts';
import { isNickname } from './nickname.ts';
import { type Rejection, rejected } from './rejection.ts';
import { heirOf, seatsOf, seatsOfPerson } from './seats.ts';
import type { MatchState } from './state.ts';
import { type BotId, longestName, longestSeed, type PersonId, type SeatNumber } from './vocabulary.ts';

/** Everything before the first turn: who sits where, who starts, and the seeds of the dice. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Seating = Of<
  'takeSeat' | 'seatBot' | 'freeSeat' | 'start' | 'revealSeed' | 'begin' | 'closeTable' | 'handOn'
>;

export function fitsSeed(seed: string): boolean {
  // Half a character has no UTF-8, so that another program would draw other dice from it.
  return seed.isWellFormed() && utf8ToBytes(seed).length <= longestSeed;
}

export function isSeedOffer(offer: SeedOffer): boolean {
  return offer.type === 'committed' ? /^[0-9a-f]{64}$/.test(offer.commitment) : fitsSeed(offer.seed);
}

function freeSeats(state: MatchState, person: PersonId | null): readonly SeatNumber[] {
  const free = seatsOf(state).flatMap(({ holder, number }) =>
    holder.type === 'nobody' ? [{ ...holder, number }] : [],
  );
  const own = free.filter(({ reservedFor }) => reservedFor !== null && reservedFor === person);
  // At a table of a pair the other seats are for bots.
  const isOpen = state.access !== 'paired' || person === null;
  const anyone = free.filter(({ reservedFor }) => isOpen && reservedFor === null);
  return [...own, ...anyone].map(({ number }) => number);
}

function takeSeat({ name, seed, program }: Of<'takeSeat'>, state: MatchState, { by }: Given): Decided {
  if (by === 'server') throw new Error('takeSeat: expected a person, got the server');
  if (state.access === 'device' && by !== state.maker) {
    return rejected('NotTheMaker', 'This match is played on one device, and not on yours.');
  }
  if (state.access !== 'device' && seatsOfPerson(state, by).length > 0) {
    return rejected('AlreadySeated', 'You already sit at this table.');
  }
  const plain = name.trim();
  if (!isNickname(plain))
    return rejected('BadName', `A name has 1 to ${longestName} characters, all of them to be seen.`);
  if (!isSeedOffer(seed)) return rejected('BadSeed', `A seed has at most ${longestSeed} bytes.`);
  const [seat] = freeSeats(state, by);
  if (seat === undefined) return rejected('TableFull', 'Every seat is taken.');
  const named = { person: by, name: plain, seed, ...(program && { program }) };
  const taken: Event = { type: 'SeatTaken', seat, ...named };
  const inherits = state.makerLeft && by !== state.maker;
  return inherits ? [taken, { type: 'MakerChanged', maker: by }] : [taken];
}

/** The one bot that games that count are played against, and only for diamonds. */
const master: BotId = 'master';

function botRefusal(bot: BotId, state: MatchState): Rejection | null {
  return counts(state) && !(state.mode === 'diamonds' && bot === master)
    ? rejected('NotInThisMode', 'This bot has no place in a match that counts.')
    : null;
}

function seatBot({ bot, name }: Of<'seatBot'>, state: MatchState): Decided {
  const [seat] = freeSeats(state, null);
  if (seat === undefined) return rejected('TableFull', 'Every seat is taken.');
  const refusal = botRefusal(bot, state);
  return refusal ?? [{ type: 'BotSeated', seat, bot, name }];
}

function remove({ seat }: Of<'freeSeat'>, state: MatchState, { by }: Given): Decided {
  const holder = state.seats[seat]?.holder;
  if (!holder || holder.type === 'nobody') return rejected('SeatEmpty', 'Nobody sits there.');
  const isOwn = holder.type === 'person' && holder.person === by;
  // On one device the maker sits on every seat, and takes one of them away.
  return isOwn && state.access !== 'device'
    ? leaveTable(state, by)
    : [{ type: 'SeatFreed', seat, why: 'removed' }];
}

/** Seats left empty take the bots offered, in order; at least as many as the rules ask for must be filled before. */
function start({ bots }: Of<'start'>, state: MatchState): Decided {
  const filled = state.seats.filter(({ holder }) => holder.type !== 'nobody').length;
  const { min } = state.ruleSet.seats;
  if (filled < min) return rejected('TooFewSeats', `At least ${min} seats must be filled before the start.`);
  const empty = seatsOf(state).filter(({ holder }) => holder.type === 'nobody');
  for (const { bot } of empty.length > 0 ? bots : []) {
    const refusal = botRefusal(bot, state);
    if (refusal) return refusal;
  }
  const seated = empty.map(({ number: seat }, index): Event => {
    const bot = bots[index];
    if (!bot)
      throw new Error(`start: expected a bot for each of ${empty.length} empty seats, got ${bots.length}`);
    return { type: 'BotSeated', seat, ...bot };
  });
  return [...seated, { type: 'StartCalled' }];
}

function revealSeed({ seat, seed }: Of<'revealSeed'>, state: MatchState, { by }: Given): Decided {
  const revealing = state.seats[seat];
  if (revealing?.holder.type !== 'person' || revealing.holder.person !== by) {
    return rejected('NotYourSeat', 'That is not your seat.');
  }
  if (state.phase !== 'revealing' || revealing.seed.type !== 'committed') {
    return rejected('SeedNotExpected', 'No seed of this seat is waited for.');
  }
  if (!fitsSeed(seed)) return rejected('BadSeed', `A seed has at most ${longestSeed} bytes.`);
  if (commitmentOf(seed) !== revealing.seed.commitment) {
    return rejected('SeedDoesNotMatch', 'This is not the seed that the seat committed to.');
  }
  return [{ type: 'SeedRevealed', seat, seed }];
}

function begin(state: MatchState, given: Given): Decided {
  if (!isDue(state, 'begin', given.now)) return rejected('NothingDue', 'Seeds are still waited for.');
  if (given.beginner === null) throw new Error('begin: expected the beginner, got null');
  return [{ type: 'MatchStarted', seeds: seedsOf(state), beginner: given.beginner }];
}

function closeTable(state: MatchState, { now }: Given): Decided {
  return isDue(state, 'closeTable', now)
    ? [{ type: 'TableClosed' }]
    : rejected('NothingDue', 'The table is not empty for long enough.');
}

function handOn(state: MatchState, { now }: Given): Decided {
  const heir = heirOf(state, state.maker)?.holder;
  return heir?.type === 'person' && isDue(state, 'handOn', now)
    ? [{ type: 'MakerChanged', maker: heir.person }]
    : rejected('NothingDue', 'The maker is not away for long enough.');
}

export function decideSeating(command: Seating, state: MatchState, given: Given): Decided {
  if (command.type === 'revealSeed') return revealSeed(command, state, given);
  if (command.type === 'begin') return begin(state, given);
  if (state.phase === 'closed') return rejected('MatchOver', 'This table is closed.');
  if (state.phase !== 'waiting') return rejected('AlreadyStarted', 'The match has started.');
  if (command.type === 'takeSeat') return takeSeat(command, state, given);
  if (command.type === 'closeTable') return closeTable(state, given);
  if (command.type === 'handOn') return handOn(state, given);
  if (given.by !== state.maker && given.by !== 'server') {
    return rejected('NotTheMaker', 'Only the maker of the table can do that.');
  }
  switch (command.type) {
    case 'seatBot':
      return seatBot(command, state);
    case 'freeSeat':
      return remove(command, state, given);
    case 'start':
      return start(command, state);
  }
}
