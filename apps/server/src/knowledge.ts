import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type Mind, standIn } from '@open-yatzy/bots';
import type { Analysis, GameReview } from '@open-yatzy/protocol';
import type { BotId, RuleSet } from '@open-yatzy/rules';
import { type Rests, type Tables, tablesName } from '@open-yatzy/solver';
import type { Logger } from 'pino';
import type { Found, Wanted } from './knowledge-worker.ts';
import { Reviewer } from './reviewer.ts';
import type { Asked, Played } from './reviewer-worker.ts';

/** What bots know of the rule sets that are played. */
export interface Knowledge {
  /** What is known for a bot by now; what it lacks is on its way from then on. */
  mindFor(ruleSet: RuleSet, bot: BotId): Mind;
  /** Reviews a game by what `mindFor` has told to be known; rejects for turns that cannot have been played. */
  review(played: Played): Promise<GameReview>;
  /** Analyses a position, likewise; rejects for impossible ones. */
  analysis(asked: Asked): Promise<Analysis>;
  stop(): Promise<void>;
}

const random = () => randomInt(2 ** 32) / 2 ** 32;

/** Nothing is known, and nothing will be: the rule of thumb plays every bot's seat. */
export const noKnowledge: Knowledge = {
  mindFor: () => ({ tables: null, rests: null, random }),
  review: () => Promise.reject(new Error('expected values to review by, got none')),
  analysis: () => Promise.reject(new Error('expected values to analyse by, got none')),
  stop: () => Promise.resolve(),
};

interface Known {
  tables: Tables | null;
  rests: Rests | null;
}

/** Finds out in a thread of its own, one thing after the other, and keeps what it found in a folder. */
export class SolvedKnowledge implements Knowledge {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #known = new Map<string, Known>();
  readonly #asked = new Set<string>();
  readonly #reviewer: Reviewer;
  #worker: Worker | null = null;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    this.#reviewer = new Reviewer(folder);
  }

  mindFor(ruleSet: RuleSet, bot: BotId): Mind {
    const name = tablesName(ruleSet);
    const mind = { ...(this.#known.get(name) ?? { tables: null, rests: null }), random };
    const plays = standIn(bot, mind);
    const kind = bot === 'master' ? 'rests' : 'tables';
    if (plays !== bot && !this.#asked.has(`${name} ${kind}`)) {
      this.#asked.add(`${name} ${kind}`).add(`${name} tables`);
      this.#log.info({ rules: ruleSet.id, bot, plays }, 'a bot is stood in for until its values are found');
      this.#ask({ type: kind, ruleSet, name, folder: this.#folder });
    }
    return mind;
  }

  review(played: Played): Promise<GameReview> {
    return this.#reviewer.review(played);
  }

  analysis(asked: Asked): Promise<Analysis> {
    return this.#reviewer.analysis(asked);
  }

  async stop(): Promise<void> {
    await Promise.all([this.#worker?.terminate(), this.#reviewer.stop()]);
  }

  #ask(wanted: Wanted): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(wanted);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./knowledge-worker.ts', import.meta.url));
    // What nobody waits for keeps no process alive.
    worker.unref();
    worker.on('message', (found: Found) => this.#keep(found));
    worker.on('error', (error) => {
      this.#log.error({ err: error }, 'values could not be found; the rule of thumb plays on');
      this.#worker = null;
    });
    return worker;
  }

  #keep({ name, tables, rests, seconds, from, damage }: Found): void {
    const { id: rules } = tables.ruleSet;
    if (damage) this.#log.warn({ rules, damage }, 'a file of values could not be used and is written anew');
    const what = rests ? 'rests' : 'tables';
    this.#log.info({ rules, what, seconds, from }, 'values are found; bots play by them from now on');
    const known = this.#known.get(name);
    this.#known.set(name, { tables, rests: rests ?? known?.rests ?? null });
  }
}
