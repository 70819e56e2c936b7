import { boxRefusal, type Dice, keepRefusal, options, type Position, positions } from '@open-yatzy/rules';
import type { Command, Given } from './commands.ts';
import { absenceDue, isDue } from './due.ts';
import type { BoxWritten, Event } from './events.ts';
import { type Rejection, rejected } from './rejection.ts';
import { isPlayedOut, resultsOf } from './results.ts';
import { botHasTurn, seatsOfPerson, withBox } from './seats.ts';
import type { MatchState, Seat, Turn } from './state.ts';
import { timeoutsBeforeHold } from './vocabulary.ts';

/** Rolling, writing, and what happens when nobody does. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type TurnCommand = Of<'roll' | 'write' | 'botRoll' | 'botWrite' | 'timeOut'>;

/** The present turn and the seat that has it. */
interface Present {
  readonly state: MatchState;
  readonly turn: Turn;
  readonly seat: Seat;
}

function roll({ keep }: Of<'roll' | 'botRoll'>, { state, turn }: Present, { faces }: Given): Decided {
  const { seat, number, rolls, dice } = turn;
  if (rolls === 3) return rejected('NoRollsLeft', 'All three rolls of this turn are used; write a box.');
  const kept = positions.filter((position) => keep.includes(position));
  if (dice === null && kept.length > 0)
    return rejected('RollFirst', 'Nothing lies there to keep yet; roll all five dice.');
  const refusal = keepRefusal(state.ruleSet, turn.kept, kept);
  if (refusal?.type === 'nothingThrown') return rejected('NothingThrown', 'A roll throws at least one die.');
  if (refusal) {
    const message = 'Dice that were kept before stand for this turn; keep them all, or throw all five.';
    return rejected('StandingDieReleased', message, { standing: refusal.standing });
  }
  if (!faces) throw new Error(`roll: expected faces for roll ${rolls + 1}, got null`);
  const thrown = positions.filter((position) => !kept.includes(position));
  const faceAt = (position: Position) =>
    kept.includes(position) ? dice?.[position] : faces[thrown.indexOf(position)];
  return [
    {
      type: 'DiceRolled',
      seat,
      turn: number,
      roll: (rolls + 1) as 1 | 2 | 3,
      keep: kept,
      dice: positions.map(faceAt) as unknown as Dice,
    },
  ];
}

function write(
  { box }: Of<'write' | 'botWrite'>,
  { state, turn, seat }: Present,
  { secret }: Given,
): Decided {
  const { dice, number } = turn;
  if (dice === null) return rejected('RollFirst', 'Roll before you write.');
  const { ruleSet } = state;
  const refusal = boxRefusal(ruleSet, { card: seat.card, dice }, box);
  if (refusal?.type === 'notOnCard') return rejected('BoxNotOnCard', `This card has no box ${box}.`);
  if (refusal?.type === 'filled') return rejected('BoxFilled', `${box} is filled already.`);
  if (refusal) {
    const { boxes } = refusal;
    return rejected('JokerElsewhere', `The joker must be written into ${boxes.join(' or ')}.`, { boxes });
  }
  const option = options(ruleSet, seat.card, dice).find((each) => each.box === box);
  if (!option) throw new Error(`write: expected an option for ${box}, got none`);
  const { points, bonus } = option;
  const written: BoxWritten = { type: 'BoxWritten', seat: turn.seat, turn: number, box, points, bonus, dice };
  const seats = state.seats.map((each, index) => (index === turn.seat ? withBox(each, written) : each));
  if (!isPlayedOut({ ruleSet, seats })) return [written];
  return [written, { type: 'MatchFinished', results: resultsOf({ ruleSet, seats }), secret }];
}

function timeOut({ holdWith }: Of<'timeOut'>, { state, turn, seat }: Present, { now }: Given): Decided {
  if (!isDue(state, 'timeOut', now)) return rejected('NothingDue', 'Neither clock nor absence has run out.');
  const absence = absenceDue(state);
  const why = absence !== null && absence <= now ? 'absence' : 'clock';
  const events: Event[] = [{ type: 'TurnTimedOut', seat: turn.seat, why }];
  if (seat.timeouts + 1 >= timeoutsBeforeHold)
    events.push({ type: 'SeatHeld', seat: turn.seat, bot: holdWith });
  return events;
}

/** Who plays is there, whatever the log says. */
function asPresent(decided: Decided, state: MatchState, { by }: Given): Decided {
  if ('type' in decided) return decided;
  const away = seatsOfPerson(state, by).filter(({ awaySince }) => awaySince !== null);
  return [...away.map(({ number: seat }): Event => ({ type: 'SeatReturned', seat })), ...decided];
}

export function decideTurn(command: TurnCommand, state: MatchState, given: Given): Decided {
  if (state.phase === 'waiting' || state.phase === 'revealing')
    return rejected('NotStarted', 'The match has not begun.');
  const { turn } = state;
  const seat = turn && state.seats[turn.seat];
  if (!turn || !seat) return rejected('MatchOver', 'The match is over.');
  if (state.pausedSince !== null) return rejected('Paused', 'The match is paused.');
  const present = { state, turn, seat };
  const botPlays = botHasTurn(state);
  switch (command.type) {
    case 'timeOut':
      return timeOut(command, present, given);
    case 'botRoll':
    case 'botWrite':
      if (given.by !== 'server' || !botPlays) return rejected('NothingDue', 'No bot has this turn.');
      if (command.type === 'botWrite') return write(command, present, given);
      // Contract: a turn that timed out is finished with the dice that lie there.
      if (turn.timedOut && turn.dice)
        return rejected('NothingDue', 'A turn that timed out is written as it lies.');
      return roll(command, present, given);
    case 'roll':
    case 'write':
      if (seat.holder.type !== 'person' || seat.holder.person !== given.by) {
        return rejected('NotYourTurn', 'It is not your turn.');
      }
      if (botPlays)
        return rejected('BotPlays', 'This turn is played for you; return to your seat to play on.');
      return asPresent(
        command.type === 'roll' ? roll(command, present, given) : write(command, present, given),
        state,
        given,
      );
  }
}
