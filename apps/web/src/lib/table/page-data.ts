import type { Language } from '@open-yatzy/i18n';
import type { MatchState, RejectionCode } from '@open-yatzy/match';
import type {
  Aftermath,
  Friend,
  Notices,
  Person,
  SocialRefusal,
  TableCompany,
  TalkRefusal,
  Worn,
} from '@open-yatzy/protocol';
import type { BotId, Box } from '@open-yatzy/rules';
import type { Invitation } from '#lib/server/invitation.ts';
import type { DecisiveTurn } from '#lib/state/decisive-turn.ts';

/** What a form that was posted was told. */
export interface FormAnswer {
  readonly strike?: Box;
  readonly needsBox?: true;
  readonly rejection?: RejectionCode;
  readonly unheard?: TalkRefusal;
  readonly refusal?: SocialRefusal;
  readonly reported?: string;
}

/** All that the page of a table is rendered from: by the server, and by scripts, which find it in the page. */
export interface TablePageData {
  readonly lang: Language;
  readonly person: Person | null;
  readonly notices: Notices | null;
  readonly formToken: string;
  readonly state: MatchState;
  /** Server time at which `state` was read. */
  readonly now: number;
  readonly company: TableCompany;
  readonly commandId: string;
  /** The nickname that a newcomer is offered. */
  readonly name: string;
  /** The strength that a bot is offered in. */
  readonly bot: BotId;
  readonly friends: readonly Friend[];
  /** With the code by which WAP phones find the table; null once it is played at. */
  readonly invitation: (Invitation & { readonly code: string | null }) | null;
  readonly isListed: boolean;
  readonly worn: Readonly<Record<string, Worn>>;
  /** What is played for, in words; null where nothing is. */
  readonly stakes: string | null;
  readonly aftermath: Aftermath | null;
  readonly decisive: DecisiveTurn | null;
  /** null unless the page answers a form. */
  readonly answer: FormAnswer | null;
}

/** The element that holds the data, as JSON. */
const place = 'table-data';

/** The data as an element of the page. */
export function dataElement(data: TablePageData): string {
  // Within it no `<` may end it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${place}">${json}</script>`;
}

/** The data in the HTML of a page of a table; null in any other page. */
export function dataIn(html: string): TablePageData | null {
  const json = html.match(new RegExp(`id="${place}">([^<]*)</script>`))?.[1];
  return json === undefined ? null : JSON.parse(json);
}

/** The data in the page that is shown. */
export function ownData(page: Document): TablePageData | null {
  const json = page.getElementById(place)?.textContent;
  return json ? JSON.parse(json) : null;
}
