import { type ExportedMatch, type MatchState, replay, turnsOf, verify } from '@open-yatzy/match';
import type { PlayedTurn } from '@open-yatzy/rules';
import { type Decision, type MatchChances, review, type SeatReview, winCurve } from '@open-yatzy/solver';
import { onlyArgument } from './arguments.ts';
import { type Command, Failure } from './command.ts';
import { readJson } from './match-file.ts';
import { restsOf, tablesOf } from './mind.ts';

function told({ taken, best, ...decision }: Decision): object {
  const choice = ({ type: _, ...named }: Decision['taken']) => named;
  return { ...decision, taken: choice(taken), best: choice(best) };
}

interface Reviewed {
  readonly state: MatchState;
  readonly turns: readonly PlayedTurn[];
  readonly seats: readonly SeatReview[];
  readonly curve: readonly MatchChances[];
}

function answerOf({ state, turns, seats, curve }: Reviewed): object {
  return {
    match: state.match,
    rules: state.ruleSet.id,
    beginner: state.beginner,
    seats: seats.map((seat, number) => {
      const { holder } = state.seats[number] ?? {};
      const name = holder && holder.type !== 'nobody' ? holder.name : null;
      const { decisions, costliest, ...figures } = seat;
      return {
        seat: number,
        name,
        ...figures,
        decisions: decisions.map(told),
        costliest: costliest.map(told),
      };
    }),
    chances: curve.map(({ chances, method }, index) => {
      return { seat: turns[index - 1]?.seat ?? null, chances, method };
    }),
  };
}

async function run(args: string[]): Promise<number> {
  const file = onlyArgument(args, 'the FILE of an exported match');
  const exported = await readJson(file);
  const [problem] = verify(exported);
  if (problem) {
    const where = problem.seq === null ? '' : `event ${problem.seq}: `;
    throw new Failure(`${file} cannot be reviewed: ${where}${problem.message}`);
  }
  const { events } = exported as ExportedMatch;
  const state = replay(events);
  if (!state) throw new Error('expected a match that was checked to have a state, got none');
  const turns = turnsOf(events);
  const count = state.seats.length;
  const tables = await tablesOf(state.ruleSet);
  const seats = review(tables, count, turns);
  const curve = winCurve(await restsOf(tables), count, turns);
  process.stdout.write(`${JSON.stringify(answerOf({ state, turns, seats, curve }))}\n`);
  return 0;
}

export const reviewCommand: Command = {
  name: 'review',
  parameters: 'FILE',
  summary: 'look back on an exported match: luck, points lost, chances to win',
  help: `Checks the match as \`verify\` does, and looks back on it as one line of JSON. Of each seat: "start", what its card was
worth before the first roll; "luck" of its rolls; "lost" by its decisions; so that total + toCome = start + luck − lost, toCome
being 0 where the game was played out. Further the expected total after each turn ("values"), luck by roll, each decision with
points lost ("stage": firstKeep, secondKeep, box), and the three costliest. "chances" are those to win, by seat, at the start
and after each turn of "seat", if all go on with perfect solitaire play; "method" says whether they are exact.
The first review by a rule set works out how its games can go on, which takes up to a minute, and keeps that in DATA_DIR.`,
  run,
};
