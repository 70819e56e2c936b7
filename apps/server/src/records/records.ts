import type { MatchId, PersonId } from '@open-yatzy/match';
import type { GameReview, RecordServices } from '@open-yatzy/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../matches/clock.ts';
import type { PersonPart } from '../people/services.ts';
import type { Store } from '../store/store.ts';
import type { PerfectTotals } from './perfect-totals.ts';
import { Projector } from './projector.ts';
import { makeRecordServices } from './services.ts';

export interface RecordSurroundings {
  readonly store: Pick<
    Store,
    'matches' | 'people' | 'chronicle' | 'records' | 'recordViews' | 'recordBoards'
  >;
  readonly clock: Clock;
  readonly log: Logger;
  readonly perfectTotals: PerfectTotals;
  readonly friendsOf: (person: PersonId) => Promise<readonly PersonId[]>;
}

/** Records put together: what lets them follow, and what is asked of them. */
export class Records {
  readonly projector: Projector;
  readonly services: RecordServices;
  /** What a person can take with them; what goes when they are deleted follows from the chronicle. */
  readonly part: PersonPart;
  readonly #surroundings: RecordSurroundings;

  constructor(surroundings: RecordSurroundings) {
    const { store, clock, log, perfectTotals, friendsOf } = surroundings;
    const { records, recordViews: views, recordBoards: boards } = store;
    this.#surroundings = surroundings;
    this.projector = new Projector({ chronicle: store.chronicle, matches: store.matches, records, log });
    this.services = makeRecordServices({
      ...{ records, views, boards, projector: this.projector, clock, perfectTotals, friendsOf },
      async known(id) {
        const person = await store.people.person(id);
        return person && { name: person.name, isProgram: person.kind === 'program' };
      },
    });
    this.part = {
      name: 'records',
      export: (person) => views.everything(person),
      forget: () => Promise.resolve(),
    };
  }

  /** A match was reviewed: what it cost each seat to choose as it did counts in their statistics. */
  keepReview(match: MatchId, { seats }: GameReview): void {
    const { store, log } = this.#surroundings;
    store.records
      .keepLost(
        match,
        seats.map(({ lost }) => lost),
      )
      .catch((error: unknown) => log.error({ err: error, match }, 'a review could not be kept'));
  }
}
