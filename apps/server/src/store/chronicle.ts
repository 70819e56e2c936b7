import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';

/** What records follow from: everything that has happened once and for all, in one order for the whole server. */
export type Fact =
  | { readonly type: 'MatchFinished'; readonly match: MatchId }
  /** A guest has a passkey now, their first. */
  | { readonly type: 'AccountKept'; readonly person: PersonId }
  /** In diamonds, as the look cost then. */
  | {
      readonly type: 'LookBought';
      readonly person: PersonId;
      readonly look: string;
      readonly price: number;
    }
  | { readonly type: 'PersonDeleted'; readonly person: PersonId };

/** A fact in its place. Positions ascend, with gaps perhaps. */
export interface Chronicled {
  readonly position: number;
  readonly at: Milliseconds;
  readonly fact: Fact;
}

/** Nothing in it is ever changed or removed. A match that finishes enters it in the commit of its last event. */
export interface Chronicle {
  /** Enters a fact once: a fact that is there already changes nothing. */
  enter(fact: Fact, at: Milliseconds): Promise<void>;
  /** The facts after a position (0: all), in order, at most `limit`. */
  after(position: number, limit: number): Promise<readonly Chronicled[]>;
}

/** What makes a fact the same as another. */
export function keyOf(fact: Fact): string {
  switch (fact.type) {
    case 'MatchFinished':
      return `match ${fact.match}`;
    case 'AccountKept':
      return `kept ${fact.person}`;
    case 'LookBought':
      return `bought ${fact.person} ${fact.look}`;
    case 'PersonDeleted':
      return `deleted ${fact.person}`;
  }
}
