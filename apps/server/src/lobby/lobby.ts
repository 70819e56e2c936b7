import { type LobbyServices, refused } from '@open-yatzy/protocol';
import { Allowance } from '../allowance.ts';
import type { PersonPart } from '../people/services.ts';
import { Announcer } from './announcer.ts';
import { Attention } from './attention.ts';
import type { OpenTableParts } from './open-tables.ts';
import { OpenTables } from './open-tables.ts';
import { QuickMatches, type QuickMatchParts } from './quick-matches.ts';

export type LobbyParts = Omit<QuickMatchParts, 'attention'> & Omit<OpenTableParts, 'announcer'>;

/** What one person may ask of the lobby: at once, and in a second. Each asking may cost others a look at it. */
const asking = { burst: 20, perSecond: 1 } as const;

/** Where people find each other. */
export class Lobby {
  readonly #attention: Attention;
  readonly #announcer: Announcer;
  readonly #quickMatches: QuickMatches;
  readonly tables: OpenTables;
  readonly part: PersonPart;
  readonly services: LobbyServices;

  constructor(parts: LobbyParts) {
    const { crowd, clock } = parts;
    this.#attention = new Attention(crowd, clock);
    this.#announcer = new Announcer(crowd, clock);
    this.#quickMatches = new QuickMatches({ ...parts, attention: this.#attention });
    this.tables = new OpenTables({ ...parts, announcer: this.#announcer });
    this.part = {
      name: 'waitsFor',
      export: (person) => this.#quickMatches.waitsFor(person),
      forget: async (person) => void (await this.#quickMatches.cancel(person)),
    };
    this.services = this.#services(new Allowance(clock, asking), parts);
  }

  /** Goes on where the process before this one ended. */
  async resume(): Promise<void> {
    await this.tables.resume();
    await this.#quickMatches.lookRound();
  }

  async stop(): Promise<void> {
    this.#announcer.stop();
    this.tables.stop();
    await this.#quickMatches.stop();
  }

  #services(allowance: Allowance, { clock }: LobbyParts): LobbyServices {
    const tooFast = refused('TooFast');
    return {
      view: async (person) => {
        if (person) this.#attention.hear(person);
        const [waitsFor, playing] = person
          ? [await this.#quickMatches.waitsFor(person), await this.#quickMatches.playing(person)]
          : [null, null];
        const tables = await this.tables.seenBy(person);
        return { now: clock.now(), here: this.#attention.count(), waitsFor, playing, tables };
      },
      waitsFor: (person) => this.#quickMatches.waitsFor(person),
      join: async (person, wish) =>
        allowance.take(person.id) ? this.#quickMatches.join(person, wish) : tooFast,
      cancel: (person) => this.#quickMatches.cancel(person),
      sitDown: async (person, wish) =>
        allowance.take(person.id) ? this.tables.sitDown(person, wish) : tooFast,
      list: (person, match) => this.tables.list(person, match),
      isListed: (match) => this.tables.isListed(match),
    };
  }
}
