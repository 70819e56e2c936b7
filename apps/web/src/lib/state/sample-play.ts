import {
  type Cause,
  type Command,
  type CommandId,
  commitmentOf,
  decide,
  evolve,
  type MatchId,
  type MatchState,
  type Milliseconds,
  type PersonId,
  type Recorded,
  type Seq,
} from '@open-yatzy/match';
import { type Card, type Dice, type Face, findRuleSet, type Position, positions } from '@open-yatzy/rules';

/** Matches for tests and for the gallery, played by the real rules with dice of their own choice. */

export const [anna, bertil] = ['anna', 'bertil'] as const as unknown as readonly [PersonId, PersonId];
export const noon = 1_800_000_000_000 as Milliseconds;
const secret = '00'.repeat(32);

export interface Play {
  readonly log: readonly Recorded[];
  readonly state: MatchState;
}

function recorded(events: readonly Recorded['event'][], from: number, by: Cause): readonly Recorded[] {
  return events.map((event, index) => ({
    seq: (from + index + 1) as Seq,
    at: noon,
    by,
    command: null as CommandId | null,
    event,
  }));
}

/** The play after a command that must succeed; `faces` are those of a roll. */
function after(
  play: Play | null,
  { by, faces = null }: { readonly by: Cause; readonly faces?: readonly Face[] | null },
  command: Command,
): Play {
  const state = play?.state ?? null;
  const given = { by, now: noon, faces, beginner: 0, secret };
  const decision = decide({ command, at: (state?.seq ?? 0) as Seq, id: null }, state, given);
  if (decision.type !== 'accepted')
    throw new Error(`${command.type}: expected it accepted, got ${JSON.stringify(decision)}`);
  const events = recorded(decision.events, state?.seq ?? 0, by);
  const next = events.reduce<MatchState | null>(evolve, state);
  if (!next) throw new Error(`${command.type}: expected a state, got none`);
  return { log: [...(play?.log ?? []), ...events], state: next };
}

export interface Company {
  /** Who sits beside Anna: a bot, or Bertil with a clock of a minute. */
  readonly beside?: 'bot' | 'bertil' | 'herself';
}

/** A match that has begun; Anna, in seat 0, has the first turn. */
export function begun(rules: string, { beside = 'bot' }: Company = {}): Play {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new Error(`begun: expected a rule set, got ${rules}`);
  const seed = (text: string) => ({ type: 'committed', commitment: commitmentOf(text) }) as const;
  const made = after(
    null,
    { by: anna },
    {
      type: 'create',
      match: 'm0000000001' as MatchId,
      ruleSet,
      seats: 2,
      clock: beside === 'bertil' ? 60 : null,
      access: beside === 'herself' ? 'device' : 'link',
      mode: 'normal',
      rematchOf: null,
    },
  );
  const seated = after(made, { by: anna }, { type: 'takeSeat', name: 'Anna', seed: seed('a') });
  const second: Play =
    beside === 'bot'
      ? after(seated, { by: anna }, { type: 'seatBot', bot: 'thumb', name: 'Kåre' })
      : after(
          seated,
          { by: beside === 'bertil' ? bertil : anna },
          {
            type: 'takeSeat',
            name: 'Bertil',
            seed: seed('b'),
          },
        );
  const started = after(second, { by: anna }, { type: 'start', bots: [] });
  const revealed = after(started, { by: anna }, { type: 'revealSeed', seat: 0, seed: 'a' });
  const all =
    beside === 'bot'
      ? revealed
      : after(
          revealed,
          { by: beside === 'bertil' ? bertil : anna },
          { type: 'revealSeed', seat: 1, seed: 'b' },
        );
  return after(all, { by: 'server' }, { type: 'begin' });
}

function whoPlays({ state }: Play): { readonly by: Cause; readonly isBot: boolean } {
  const holder = state.turn ? state.seats[state.turn.seat]?.holder : undefined;
  return holder?.type === 'person' ? { by: holder.person, isBot: false } : { by: 'server', isBot: true };
}

/** The next roll of whoever has the turn, so that these dice lie there. */
export function rolled(play: Play, dice: Dice, keep: readonly Position[] = []): Play {
  const { by, isBot } = whoPlays(play);
  // `decide` takes as many faces as dice are thrown, in ascending position.
  const faces = positions.filter((position) => !keep.includes(position)).map((position) => dice[position]);
  return after(play, { by, faces }, { type: isBot ? 'botRoll' : 'roll', keep });
}

export function written(play: Play, box: keyof Card): Play {
  const { by, isBot } = whoPlays(play);
  return after(play, { by }, { type: isBot ? 'botWrite' : 'write', box });
}

/** The events of one play that an earlier one had not. */
export function since(earlier: Play, play: Play): readonly Recorded[] {
  return play.log.slice(earlier.log.length);
}

/** Time by hand: what waits, runs when the time is moved over it. */
export function handClock() {
  let now = 0;
  let waiting: readonly { readonly due: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const entry = { due: now + ms, run };
      waiting = [...waiting, entry];
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const next = waiting.filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0];
        if (!next) break;
        waiting = waiting.filter((each) => each !== next);
        now = next.due;
        next.run();
      }
      now = end;
    },
  };
}
