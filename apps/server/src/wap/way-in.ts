import { botName, languageName, languages, ruleSetWords } from '@open-yatzy/i18n';
import { type MatchState, seatsOf } from '@open-yatzy/match';
import { codeLength } from '@open-yatzy/protocol';
import { botIds, type RuleSet, ruleSets } from '@open-yatzy/rules';
import { rulesInShort } from './rules-in-short.ts';
import { newWapToken } from './sessions.ts';
import type { Speech } from './speech.ts';
import { deck, link, type Markup, plain, row, shortName } from './wml.ts';

/** The decks before one sits at a table. Each link that would make something carries a token of its own. */

export function homePath(language: string): string {
  return `/wap/${language}`;
}

export function codePath(language: string): string {
  return `${homePath(language)}/code`;
}

export function homeDeck({ language, catalog, words }: Speech): string {
  const home = homePath(language);
  return deck({
    id: 'home',
    title: catalog.common.site,
    lines: [
      plain(words.game),
      ...ruleSets.map(({ id }, index) =>
        link(`${home}/game/${id}`, ruleSetWords(catalog, id).name, index + 1),
      ),
      link(codePath(language), words.join, ruleSets.length + 1),
      row(
        languages.filter((each) => each !== language).map((each) => link(homePath(each), languageName(each))),
      ),
    ],
  });
}

export function gameDeck({ language, catalog, words }: Speech, ruleSet: RuleSet): string {
  const home = homePath(language);
  const { min, max } = ruleSet.seats;
  const fresh = (what: string | number) => `${home}/new/${ruleSet.id}/${what}/${newWapToken()}`;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return deck({
    id: 'game',
    title: ruleSetWords(catalog, ruleSet.id).name,
    lines: [
      plain(words.bots),
      ...botIds.map((bot, index) => link(fresh(bot), botName(catalog, bot), index + 1)),
      plain(words.friends),
      ...numbers.map((seats) => link(fresh(seats), words.seats(seats))),
      link(`${home}/rules/${ruleSet.id}/1`, words.rules, 9),
      link(home, words.back, 0),
    ],
  });
}

/** `page` from 1; null where there is none. */
export function rulesDeck(
  speech: Speech,
  ruleSet: RuleSet,
  {
    page,
    pageHref,
    back,
  }: { readonly page: number; readonly pageHref: (page: number) => string; readonly back: string },
): string | null {
  const { catalog, words } = speech;
  const pages = rulesInShort(speech, ruleSet);
  const shown = pages[page - 1];
  if (!shown) return null;
  return deck({
    id: 'rules',
    title: `${words.rules} ${page}/${pages.length}`,
    lines: [
      page === 1 ? plain(`${ruleSetWords(catalog, ruleSet.id).name}:`) : null,
      ...shown.map(plain),
      page < pages.length ? link(pageHref(page + 1), words.more, 9) : null,
      link(back, words.back, 0),
    ],
  });
}

/** One digit after the other, each a link to the code with that digit more. */
export function codeDeck({ language, words }: Speech, typed: string, notice: string | null = null): string {
  const path = codePath(language);
  const digit = (each: number) => link(`${path}/${typed}${each}`, String(each), each);
  return deck({
    id: 'code',
    title: words.typed(typed.padEnd(codeLength, '_')),
    lines: [
      plain(notice ?? words.digits),
      plain(words.typed(typed.padEnd(codeLength, '_'))),
      ...[[1, 2, 3], [4, 5, 6], [7, 8, 9], [0]].map((digits) => row(digits.map(digit))),
      typed === '' ? null : link(`${path}/${typed.slice(0, -1)}`, words.erase, '*'),
      link(homePath(language), words.home, '#'),
    ],
  });
}

/** Who waits at a table that was found. */
export function foundDeck({ language, catalog, words }: Speech, state: MatchState): string {
  const hasRoom = state.seats.some(({ holder }) => holder.type === 'nobody');
  return deck({
    id: 'found',
    title: ruleSetWords(catalog, state.ruleSet.id).name,
    lines: [
      ...seatLines(state, catalog.room.free),
      hasRoom
        ? link(`${homePath(language)}/sit/${state.match}/${newWapToken()}`, catalog.room.sit, 1)
        : plain(catalog.rejections.TableFull),
      link(codePath(language), words.back, 0),
    ],
  });
}

/** Who sits on each seat. */
export function seatLines(state: MatchState, free: string): readonly Markup[] {
  return seatsOf(state).map(({ holder, number }) =>
    plain(`${number + 1}. ${holder.type === 'nobody' ? free : shortName(holder.name)}`),
  );
}

/** Where a link leads nowhere: why, and ways on. */
export function faultDeck({ language, words }: Speech, why: string, ways: readonly Markup[] = []): string {
  return deck({
    id: 'fault',
    title: words.faults.title,
    lines: [plain(why), ...ways, link(homePath(language), words.home, 0)],
  });
}
