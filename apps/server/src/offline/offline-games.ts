import type { ExportedMatch, PersonId } from '@open-yatzy/match';
import { longestOfflineMatch, type OfflineServices } from '@open-yatzy/protocol';
import { Allowance } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { PersonPart } from '../people/services.ts';
import type { OfflineStore } from '../store/offline-store.ts';
import { offlineGame, playedOffline } from './played-offline.ts';

/** Matches that one person brings in: the games of a long journey at once, then one now and then. */
const bringing = { burst: 40, perSecond: 1 / 20 } as const;

export function makeOfflineServices(store: OfflineStore, clock: Clock): OfflineServices {
  const allowance = new Allowance(clock, bringing);
  return {
    async keep(person, file) {
      if (!allowance.take(person)) return 'TooFast';
      const match = playedOffline(file, clock.now());
      if (!match || JSON.stringify(match).length > longestOfflineMatch) return 'NotAGame';
      const kept = await store.keep({ person, game: offlineGame(match), file: match });
      return kept === 'full' ? 'Full' : null;
    },
    games: (person) => store.games(person),
    game: (person, match) => store.file(person, match),
  };
}

/** What a person can take with them of what they played without a network, and what goes with them. */
export function offlinePart(store: OfflineStore): PersonPart {
  return {
    name: 'playedOffline',
    async export(person: PersonId): Promise<readonly (ExportedMatch | null)[]> {
      const games = await store.games(person);
      return Promise.all(games.map(({ match }) => store.file(person, match)));
    },
    forget: (person) => store.forget(person),
  };
}
