import { randomInt } from 'node:crypto';
import {
  type Batch,
  type Clock,
  type Command,
  extend,
  type Hex,
  type MatchId,
  type MatchState,
  type Mode,
  type PersonId,
} from '@open-yatzy/match';
import type { BotId, RuleSet } from '@open-yatzy/rules';
import { newBotNames } from './names.ts';
import { seedOffer } from './player-command.ts';
import type { Opening } from './rematch.ts';
import { checkTable, type TableSettings } from './table-settings.ts';

export interface PairedPerson {
  readonly person: PersonId;
  readonly name: string;
  /** To the seed that the person's client will reveal; null: the server makes one and shows it. */
  readonly commitment: Hex | null;
  /** A bot account, which plays by the API. */
  readonly program?: true;
}

/** Whom the lobby brought together, and what they play. */
export interface Pairing {
  /** The id that the match gets; a new one where it is left out. */
  readonly match?: MatchId;
  readonly ruleSet: RuleSet;
  readonly mode: Mode;
  readonly clock: Clock;
  readonly people: readonly PairedPerson[];
  readonly bots: readonly { readonly bot: BotId }[];
}

type Sitter = PairedPerson | Pairing['bots'][number];

function shuffled<T>(list: readonly T[]): readonly T[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = randomInt(last + 1);
    [order[last], order[chosen]] = [order[chosen] as T, order[last] as T];
  }
  return order;
}

function seating(sitter: Sitter, state: MatchState): Command {
  if ('bot' in sitter) {
    const [name = ''] = newBotNames(state, 1);
    return { type: 'seatBot', bot: sitter.bot, name };
  }
  const { name, commitment, program } = sitter;
  return { type: 'takeSeat', name, seed: seedOffer(commitment), ...(program && { program }) };
}

/** How a pair's match is opened, and how everyone is seated and the match started. Throws `BadSettings`. */
export function pairing({ match: _, people, bots, ...wanted }: Pairing): {
  readonly maker: PersonId;
  readonly settings: TableSettings;
  readonly seatAll: (opened: Batch, opening: Opening) => Batch;
} {
  const order = shuffled<Sitter>([...people, ...bots]);
  const reserved = order.map((sitter) => ('person' in sitter ? sitter.person : null));
  const maker = reserved.find((person) => person !== null);
  if (maker === undefined) throw new Error('pairing: expected at least one person, got none');
  const table = { seats: order.length, access: 'paired', reserved, rematchOf: null } as const;
  const settings: TableSettings = { ...wanted, ...table };
  checkTable(settings);
  const seatAll = (opened: Batch, { now, secret }: Opening): Batch => {
    const add = (batch: Batch, command: Command, by: PersonId) =>
      extend(batch, { command, at: batch.state.seq, id: null }, { by, now, secret });
    const seated = order.reduce(
      (batch, sitter) => add(batch, seating(sitter, batch.state), 'person' in sitter ? sitter.person : maker),
      opened,
    );
    return add(seated, { type: 'start', bots: [] }, maker);
  };
  return { maker, settings, seatAll };
}
