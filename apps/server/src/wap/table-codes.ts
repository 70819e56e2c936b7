import { randomInt } from 'node:crypto';
import type { MatchId, MatchState, Milliseconds } from '@open-yatzy/match';
import { type CodeServices, codeLength } from '@open-yatzy/protocol';
import { Allowance, customerOf } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import type { WapStore } from '../store/wap-store.ts';

/** Codes tried from one address: of a million few wait, so that hours go by before a stranger's is found. */
const tries = { burst: 15, perSecond: 1 / 20 } as const;
/** After this long a table that still waits gets another code, in milliseconds. */
const validFor = 7 * 24 * 60 * 60_000;
/** Numbers that are drawn before it is given up; each was another table's. */
const mostDraws = 50;

export interface CodeParts {
  readonly store: WapStore;
  readonly matches: Pick<Matches, 'load'>;
  readonly clock: Clock;
}

/** Codes short enough to be typed on a phone, by which tables are found as long as they wait for players. */
export function makeCodes({ store, matches, clock }: CodeParts): CodeServices {
  const allowance = new Allowance(clock, tries);

  async function waiting(match: MatchId): Promise<MatchState | null> {
    const state = await matches.load(match);
    return state && isOffered(state) ? state : null;
  }

  async function newCode(match: MatchId): Promise<string> {
    await store.forgetCodes((clock.now() - validFor) as Milliseconds);
    for (let draws = 0; draws < mostDraws; draws++) {
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
      const given = await store.giveCode(match, code, clock.now());
      if (given !== null) return given;
      const holder = await store.matchOf(code);
      if (holder && !(await waiting(holder))) await store.freeCode(code);
    }
    throw new Error(`a code for match ${match}: expected a free one, got ${mostDraws} that are taken`);
  }

  return {
    async of(match) {
      if (!(await waiting(match))) return null;
      return (await store.codeOf(match)) ?? newCode(match);
    },
    async find(code, address) {
      if (!allowance.take(customerOf(address))) return 'tooOften';
      const match = await store.matchOf(code);
      return (match && (await waiting(match))) ?? 'unknown';
    },
  };
}

function isOffered({ phase, access }: MatchState): boolean {
  return phase === 'waiting' && (access === 'link' || access === 'open');
}
