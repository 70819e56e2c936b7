import { type Box, findRuleSet, type Position } from '@open-yatzy/rules';
import { describe, expect, it, test } from 'vitest';
import {
  act,
  addBot,
  anna,
  ask,
  begun,
  bertil,
  carla,
  counting,
  follow,
  heldTable,
  later,
  noon,
  onTurn,
  openTable,
  playOut,
  playTurn,
  revealAll,
  rollThrees,
  seedOf,
  sitDown,
  type Table,
} from '../testing/sample-table.ts';
import type { Command, PlayerCommand } from './commands.ts';
import type { Cause, SeedOffer } from './events.ts';
import { type RejectionCode, rejectionCodes } from './rejection.ts';
import { emptyTableTime, idleMatchTime, type MatchId } from './vocabulary.ts';

const joker13 = findRuleSet('joker-13');
const roll = (...keep: Position[]): Command => ({ type: 'roll', keep });
const write = (box: Box): Command => ({ type: 'write', box });
const reveal = (seat: number, seed: string): Command => ({ type: 'revealSeed', seat, seed });
const free = (seat: number): Command => ({ type: 'freeSeat', seat });
const named = (name: string): PlayerCommand => ({
  type: 'takeSeat',
  name,
  seed: { type: 'shown', seed: '' },
});
const seeded = (seed: SeedOffer): Command => ({ type: 'takeSeat', name: 'Anna', seed });
const start: Command = { type: 'start', bots: [] };
const leave: Command = { type: 'leave' };
const comeBack: Command = { type: 'return' };
const resign: Command = { type: 'resign' };
const proposeEnd: Command = { type: 'proposeEnd' };
const proposeDraw: Command = { type: 'proposeDraw' };
const proposePause: Command = { type: 'proposePause' };
const decline: Command = { type: 'declineProposal' };
const resume: Command = { type: 'resume' };
const timeOut: Command = { type: 'timeOut', holdWith: 'thumb' };
const botRoll: Command = { type: 'botRoll', keep: [] };
const rematch: Command = { type: 'rematch', next: 'm0000000002' as MatchId };
const strangerAway: Command = { type: 'markAway', person: carla, since: noon };

/** Anna's and Bertil's, with a clock of 60 s, before the first roll and after it. */
const two = begun([anna, bertil], { clock: 60 });
const player = onTurn(two);
const other = player === anna ? bertil : anna;
const rolled = act(two, player, roll());
const standing = act(rolled, player, roll(1, 3));
const rolledOut = act(standing, player, roll(1, 3));
const timedOut = act(later(two, 60_000), 'server', timeOut);
const timedOutRolled = act(later(rolled, 60_000), 'server', timeOut);
const secondRound = act(playTurn(playTurn(two)), player, roll());
const held = playTurn(heldTable());
const heldAway = later(act(held, player, leave), 99_000);
const finished = playOut(two);

const empty = openTable();
const device = openTable({ access: 'device' });
const closed = act(later(empty, emptyTableTime), 'server', { type: 'closeTable' });
const seated = act(empty, anna, sitDown(anna));
const full = act(seated, bertil, sitDown(bertil));
const revealing = act(full, anna, start);

const alone = begun([anna], { seats: 2 });
const botsTurn = alone.state.turn?.seat === 1 ? alone : playTurn(alone);
const onDevice = begun([anna, anna], { access: 'device' });
const paused = act(act(two, anna, proposePause), bertil, proposePause);
const declined = act(act(two, anna, proposeDraw), bertil, decline);
const ranked = counting('ranked');
const three = begun([anna, bertil, carla], { clock: 60 });
const withoutCarla = act(three, carla, resign);
const ranking = openTable({ mode: 'ranked', access: 'paired', clock: 30, reserved: [anna, null] });
const otherRules = begun([anna, bertil], { ruleSet: joker13 });

/** Under the joker rules: five threes lie there, a full score stands in `fiveOfAKind`, and threes are open. */
function withJoker(): Table {
  const by = onTurn(otherRules);
  return rollThrees(playTurn(act(rollThrees(otherRules, by), by, write('fiveOfAKind'))), by);
}
const joker = withJoker();

const rows: readonly (readonly [RejectionCode, string, Table, Command, Cause, at?: number])[] = [
  ['NotYourTurn', 'rolling in the turn of another', two, roll(), other],
  ['NotYourTurn', 'writing in the turn of another', rolled, write('ones'), other],
  ['NotYourTurn', 'rolling as a guest', two, roll(), carla],
  ['NotYourTurn', 'rolling as the server', two, roll(), 'server'],
  ['Stale', 'a second tap on roll', rolled, roll(), player, two.state.seq],
  ['Stale', 'a second tap on write', playTurn(two), write('ones'), player, rolled.state.seq],
  ['Stale', 'a roll meant for the turn before', secondRound, roll(), player, rolled.state.seq],
  ['Stale', 'a move of the bot that is made', act(botsTurn, 'server', botRoll), botRoll, 'server', 5],
  ['UnknownSeq', 'a seq that the match has not come to', two, roll(), player, two.state.seq + 1],
  ['NotYourSeat', 'revealing the seed of another', revealing, reveal(1, seedOf(bertil)), anna],
  ['NotYourSeat', 'revealing for a seat that is not there', revealing, reveal(7, ''), anna],
  ['NotSeated', 'leaving as a guest', two, leave, carla],
  ['NotSeated', 'a rematch for a guest', finished, rematch, carla],
  ['NotSeated', 'marking a guest away', two, strangerAway, 'server'],
  ['NotTheMaker', 'starting the table of another', full, start, bertil],
  ['NotTheMaker', 'removing someone from the table of another', full, free(0), bertil],
  ['NotTheMaker', 'seating a bot at the table of another', seated, addBot, bertil],
  ['NotTheMaker', 'sitting down at the device of another', device, sitDown(bertil), bertil],
  ['AlreadySeated', 'sitting down twice', seated, sitDown(anna), anna],
  ['TableFull', 'sitting down at a full table', full, sitDown(carla), carla],
  ['TableFull', 'a bot at a full table', full, addBot, anna],
  ['TableFull', 'sitting down where a pair was brought together', ranking, sitDown(bertil), bertil],
  ['TooFewSeats', 'starting alone', seated, start, anna],
  ['SeatEmpty', 'removing nobody', seated, free(1), anna],
  ['SeatEmpty', 'removing from a seat that is not there', seated, free(9), anna],
  ['AlreadyStarted', 'starting twice', revealing, start, anna],
  ['AlreadyStarted', 'sitting down after the start', two, sitDown(carla), carla],
  ['NotStarted', 'rolling before the start', full, roll(), anna],
  ['NotStarted', 'rolling before the seeds are there', revealing, roll(), anna],
  ['NotStarted', 'proposing the end before the start', full, proposeEnd, anna],
  ['NotStarted', 'proposing the end before the first turn', revealing, proposeEnd, anna],
  ['MatchOver', 'rolling after the end', finished, roll(), anna],
  ['MatchOver', 'leaving after the end', finished, leave, anna],
  ['MatchOver', 'sitting down at a closed table', closed, sitDown(anna), anna],
  ['MatchNotOver', 'a rematch in mid-game', two, rematch, anna],
  ['MatchNotOver', 'a rematch of a table that has not started', full, rematch, anna],
  ['NoRollsLeft', 'a fourth roll', rolledOut, roll(1, 3), player],
  ['RollFirst', 'writing before the first roll', two, write('ones'), player],
  ['RollFirst', 'keeping before the first roll', two, roll(0), player],
  ['NothingThrown', 'keeping all five', rolled, roll(4, 3, 2, 1, 0), player],
  ['StandingDieReleased', 'releasing a die that stands', standing, roll(1, 2), player],
  ['BoxNotOnCard', 'a box of other rules', joker, write('onePair'), onTurn(joker)],
  ['BoxFilled', 'writing a box twice', secondRound, write('ones'), player],
  ['JokerElsewhere', 'a joker in the wrong box', joker, write('fullHouse'), onTurn(joker)],
  ['BadSeed', 'a seed of 65 bytes', empty, seeded({ type: 'shown', seed: `${'ä'.repeat(32)}a` }), anna],
  ['BadSeed', 'a commitment that is none', empty, seeded({ type: 'committed', commitment: 'A0' }), anna],
  ['BadSeed', 'revealing 65 bytes', revealing, reveal(0, 'a'.repeat(65)), anna],
  ['BadSeed', 'revealing half a character', revealing, reveal(0, '\ud83c'), anna],
  ['BadName', 'no name', empty, named('  '), anna],
  ['BadName', 'a name of 25 characters', empty, named('n'.repeat(25)), anna],
  ['BadName', 'a name that turns the line round', empty, named('a\u202eb'), anna],
  ['BadName', 'a name that nobody can see', empty, named('\u200d\u200c'), anna],
  ['BadName', 'a name that is drawn as nothing', empty, named('\u3164'), anna],
  ['SeedDoesNotMatch', 'revealing another seed', revealing, reveal(0, 'another'), anna],
  ['SeedNotExpected', 'revealing before the start', full, reveal(0, seedOf(anna)), anna],
  ['SeedNotExpected', 'revealing twice', revealAll(revealing), reveal(0, seedOf(anna)), anna],
  ['SeedNotExpected', 'revealing too late', two, reveal(0, seedOf(anna)), anna],
  ['AlreadyThere', 'returning without having been away', two, { type: 'return' }, anna],
  ['AlreadyThere', 'leaving twice', act(two, anna, leave), leave, anna],
  ['AlreadyProposed', 'proposing the end twice', act(two, anna, proposeEnd), proposeEnd, anna],
  ['AlreadyProposed', 'proposing a draw twice', act(two, anna, proposeDraw), proposeDraw, anna],
  ['JustDeclined', 'proposing again what was declined', declined, proposeDraw, anna],
  ['JustDeclined', 'and again one turn later', playTurn(declined), proposeDraw, anna],
  ['NothingProposed', 'declining what nobody proposes', two, decline, anna],
  ['NothingProposed', 'declining one’s own proposal', act(two, anna, proposeEnd), decline, anna],
  ['NobodyToAsk', 'a draw with a bot', alone, proposeDraw, anna],
  ['NobodyToAsk', 'a draw with oneself', onDevice, proposeDraw, anna],
  ['NobodyToAsk', 'a pause on one device', onDevice, proposePause, anna],
  ['NobodyToAsk', 'a draw with who is long gone', later(act(two, other, leave), 30_000), proposeDraw, player],
  ['NotInThisMode', 'proposing the end of a game that counts', ranked, proposeEnd, anna],
  ['NotInThisMode', 'proposing a draw in a game that counts', ranked, proposeDraw, anna],
  ['NotInThisMode', 'a bot in a ranked game', ranking, addBot, anna],
  ['NotOnOneDevice', 'resigning on one device', onDevice, resign, anna],
  ['Resigned', 'resigning twice', withoutCarla, resign, carla],
  ['Resigned', 'returning after having resigned', withoutCarla, comeBack, carla],
  ['Resigned', 'proposing after having resigned', withoutCarla, proposeDraw, carla],
  ['Resigned', 'being marked away after having resigned', withoutCarla, strangerAway, 'server'],
  ['NotYourTurn', 'rolling after having resigned', withoutCarla, roll(), carla],
  ['NotStarted', 'resigning before the start', full, resign, anna],
  ['MatchOver', 'resigning after the end', finished, resign, anna],
  ['Paused', 'rolling in a pause', paused, roll(), player],
  ['Paused', 'a second pause', paused, proposePause, anna],
  ['Paused', 'a clock in a pause', later(paused, 99_000), timeOut, 'server'],
  ['NotPaused', 'going on without a pause', two, resume, anna],
  ['BotPlays', 'rolling while a bot holds the seat', held, roll(), player],
  ['BotPlays', 'rolling once the time is up', timedOut, roll(), player],
  ['NothingDue', 'a clock that has not run out', later(two, 59_999), timeOut, 'server'],
  ['NothingDue', 'a clock reported twice', timedOut, timeOut, 'server'],
  ['NothingDue', 'a clock where a bot holds the seat', later(held, 99_000), timeOut, 'server'],
  ['NothingDue', 'absence where a bot holds the seat', heldAway, timeOut, 'server'],
  [
    'NothingDue',
    'beginning while seeds are waited for',
    later(revealing, 4_999),
    { type: 'begin' },
    'server',
  ],
  ['NothingDue', 'closing early', later(empty, emptyTableTime - 1), { type: 'closeTable' }, 'server'],
  ['NothingDue', 'abandoning early', later(alone, idleMatchTime - 1), { type: 'abandon' }, 'server'],
  ['NothingDue', 'ending a pause early', later(paused, 24 * 3_600_000 - 1), resume, 'server'],
  ['NothingDue', 'a forfeit while time is left', later(ranked, 59_999), { type: 'forfeit' }, 'server'],
  [
    'NothingDue',
    'a forfeit in a game that does not count',
    later(two, 99_000),
    { type: 'forfeit' },
    'server',
  ],
  ['NothingDue', 'another maker while the first is there', full, { type: 'handOn' }, 'server'],
  ['NothingDue', 'a bot in the turn of a person', two, botRoll, 'server'],
  ['NothingDue', 'a person who plays for the bot', botsTurn, botRoll, anna],
  ['NothingDue', 'rolling on once the time is up', timedOutRolled, botRoll, 'server'],
  ['RematchExists', 'a second rematch', act(finished, anna, rematch), rematch, bertil],
];

describe('a command is refused, and changes nothing', () => {
  test.for(rows)('%s: %s', ([code, _, table, command, by, at]) => {
    const sending = { by, ...(at !== undefined && { at }) };
    const decision = ask(table, command, sending);
    expect(decision).toMatchObject({ type: 'rejected', code });
    expect(follow(table, decision, sending)).toBe(table);
  });

  it('for every code there is', () => {
    // Which names others are not to read, the server knows.
    const elsewhere: readonly string[] = ['NameRefused'];
    const given = rejectionCodes.filter((code) => !elsewhere.includes(code));
    expect([...new Set(rows.map(([code]) => code))].sort()).toEqual([...given].sort());
  });

  it('naming the boxes that a joker may go to', () => {
    const decision = ask(joker, write('fullHouse'), { by: onTurn(joker) });
    expect(decision).toMatchObject({ boxes: ['threes'] });
  });

  it('naming the positions that stand', () => {
    expect(ask(standing, roll(1, 2), { by: player })).toMatchObject({ standing: [1, 3] });
  });
});
