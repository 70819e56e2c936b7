import type {
  Access,
  Clock,
  MatchId,
  MatchState,
  Mode,
  PersonId,
  Recorded,
  Rejection,
  Seq,
} from '@open-yatzy/match';
import type { RuleSet } from '@open-yatzy/rules';
import type { Answer as Advice, Ending, ExplainedSeat, MatchChances, SeatPosition } from '@open-yatzy/solver';
import type { ClientCommand } from './client-messages.ts';
import type { CodeServices } from './code-services.ts';
import type { LobbyServices } from './lobby-services.ts';
import type { OfflineServices } from './offline-services.ts';
import type { PadServices } from './pad-services.ts';
import type { PeopleServices } from './people-services.ts';
import type { PictureServices } from './picture-services.ts';
import type { ProgramServices } from './program-services.ts';
import type { RecordServices } from './record-services.ts';
import type { SocialServices } from './social-services.ts';

/**
 * What page code may ask of the server that it runs in. Pages are bundled apart from the server, so both meet in
 * one object, `globalThis[servicesKey]`, which the server sets before it loads the pages.
 */
export const servicesKey = Symbol.for('open-yatzy');

/** The cookie whose token proves to pages and to the live socket who a person is. */
export const personCookie = 'yatzy';

export interface NewMatch {
  readonly rules: string;
  readonly seats: number;
  readonly clock: Clock;
  /** Not `paired`, which the lobby makes. */
  readonly access: Access;
  /** Absent: normal. Games that count are made by the lobby alone. */
  readonly mode?: Mode;
}

export type Answer = { readonly type: 'accepted'; readonly seq: Seq; readonly state: MatchState } | Rejection;

/** Who runs this copy of the game, and how they are reached. */
export interface Imprint {
  readonly name: string;
  /** By line. */
  readonly address: readonly string[];
  readonly email: string | null;
}

/** A match that a person sits at and that is not over, for the list of what can be gone on with. */
export interface Ongoing {
  readonly state: MatchState;
  readonly changedAt: number;
}

/** What perfect play says of a position; the ending is null where it would take long to find. */
export interface Analysis {
  readonly answer: Advice;
  readonly ending: Ending | null;
}

/** A match that was played to its end, as it is looked back on. */
export interface GameReview {
  /** By seat. */
  readonly seats: readonly ExplainedSeat[];
  /** Chances to win at the start and after each turn, in the order of play; null where they are not known. */
  readonly curve: readonly (MatchChances | null)[];
}

export interface Services {
  readonly people: PeopleServices;
  readonly programs: ProgramServices;
  readonly lobby: LobbyServices;
  /** Whether whoever asks from this address may make one more person or table; each call counts. */
  mayAdd(address: string): boolean;
  /** Makes a table; the maker does not sit yet. Throws on settings that the rules do not allow. */
  create(maker: PersonId, settings: NewMatch): Promise<MatchId>;
  /** A match as it is. Whoever looks on may see less of it: `social.look` is for what is shown. */
  load(match: string): Promise<MatchState | null>;
  /** Its log after a seq, as it is. */
  events(match: MatchId, after: Seq): Promise<readonly Recorded[]>;
  /** Decides and commits a command; what bots and clocks do because of it is committed before the answer. */
  send(match: MatchId, person: PersonId, command: ClientCommand): Promise<Answer>;
  /** A page without a socket shows that its person is there. */
  seen(match: MatchId, person: PersonId): Promise<void>;
  /** The one that changed last first. */
  ongoing(person: PersonId): Promise<readonly Ongoing[]>;
  /** Null until the server has the tables of these rules, which it then sets out to find. Rejects for impossible positions. */
  analysis(ruleSet: RuleSet, seat: SeatPosition): Promise<Analysis | null>;
  /** Null likewise, and for a match that is not finished. */
  review(match: MatchId): Promise<GameReview | null>;
  readonly pictures: PictureServices;
  readonly social: SocialServices;
  readonly records: RecordServices;
  readonly pads: PadServices;
  readonly offline: OfflineServices;
  readonly codes: CodeServices;
  /** Addresses under which the server is reached, best first, for links and QR codes. */
  readonly origins: readonly string[];
  /** Null where the one who set the server up has not said. */
  readonly imprint: Imprint | null;
}
