import type { PersonId } from '@open-yatzy/match';

/** What the lobby asks of records and of the social side before it puts people together. */
export interface LobbyKnowledge {
  /** As it is shown to people; of who has none yet, what everybody begins with. */
  rating(person: PersonId, rules: string): Promise<number>;
  /** Whom they met in their last ranked games under these rules, the latest first; two are enough. */
  lastRankedOpponents(person: PersonId, rules: string): Promise<readonly PersonId[]>;
  /** Whom they block, and who blocks them. */
  blockedWith(person: PersonId): Promise<readonly PersonId[]>;
  /** An operator keeps them from playing with strangers for now. */
  isBarred(person: PersonId): Promise<boolean>;
}
