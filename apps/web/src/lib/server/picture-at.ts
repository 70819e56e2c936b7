import {
  type Catalog,
  type Language,
  loadCatalog,
  loadGuideWords,
  loadLobbyWords,
  loadPadWords,
  loadRecordWords,
  loadSolverWords,
  type RuleSetName,
  ruleSetWords,
} from '@open-yatzy/i18n';
import type { PicturePart } from '@open-yatzy/protocol';
import type { Dice } from '@open-yatzy/rules';
import { setDice } from '#lib/guide/guide-index.ts';
import { setOfWord } from '#lib/guide/guide-paths.ts';
import { isWordFor } from '#lib/paths.ts';
import { pagePicture } from '#lib/pictures/page-picture.ts';
import { profilePicture } from '#lib/pictures/profile-picture.ts';
import { resultPicture } from '#lib/pictures/result-picture.ts';
import { services } from './services.ts';

interface Found {
  readonly picture: PicturePart;
  /** Seconds for which it may be kept: what names people not for long. */
  readonly maxAge: number;
}

const day = 86_400;
const hour = 3_600;

type Said = readonly [heading: string, line: string, dice: Dice];

function saying({ common }: Catalog, [heading, line, dice]: Said): Found {
  return { picture: pagePicture({ site: common.site, heading, line, dice }), maxAge: day };
}

function ofRuleSet(catalog: Catalog, ruleSet: RuleSetName): Found {
  const { name, line } = ruleSetWords(catalog, ruleSet);
  return saying(catalog, [name, line, setDice[ruleSet]]);
}

/** What a page that is there for everyone says of itself; null for any other. */
async function saidBy(word: string, lang: Language): Promise<Said | null> {
  if (isWordFor('guide', word)) {
    const { heading, lead } = (await loadGuideWords(lang)).index;
    return [heading, lead, [2, 2, 3, 3, 3]];
  }
  if (isWordFor('lobby', word)) {
    const { title, description } = await loadLobbyWords(lang);
    return [title, description, [1, 2, 3, 4, 5]];
  }
  if (isWordFor('calculator', word)) {
    const { title, description } = (await loadSolverWords(lang)).calculator;
    return [title, description, [4, 4, 4, 6, 1]];
  }
  if (isWordFor('ranking', word)) {
    const { title, description } = (await loadRecordWords(lang)).ranking;
    return [title, description, [6, 6, 6, 6, 5]];
  }
  if (isWordFor('pad', word)) {
    const { title, description } = await loadPadWords(lang);
    return [title, description, [2, 3, 4, 5, 6]];
  }
  return null;
}

async function ofTable(catalog: Catalog, id: string): Promise<Found | null> {
  const looked = await services().social.look(id, null);
  if (!looked) return null;
  const { state } = looked;
  if (state.phase !== 'finished') return ofRuleSet(catalog, state.ruleSet.id as RuleSetName);
  return { picture: resultPicture(state, catalog), maxAge: hour };
}

async function ofPlayer(catalog: Catalog, id: string): Promise<Found | null> {
  const profile = await services().records.profile(id);
  if (!profile) return null;
  const words = await loadRecordWords(catalog.language);
  return { picture: profilePicture(profile, catalog, words), maxAge: hour / 6 };
}

/** The picture of the page at a path below its language, such as `regler/yatzy`; null where there is none. */
export async function pictureAt(lang: Language, path: string): Promise<Found | null> {
  const catalog = await loadCatalog(lang);
  const [word = '', id, ...rest] = path.split('/');
  if (rest.length > 0) return null;
  if (word === '')
    return saying(catalog, [catalog.home.headline, catalog.common.description, [5, 5, 5, 2, 2]]);
  if (id === undefined) {
    const said = await saidBy(word, lang);
    return said && saying(catalog, said);
  }
  const ruleSet = isWordFor('guide', word) ? setOfWord(id) : undefined;
  if (ruleSet) return ofRuleSet(catalog, ruleSet);
  if (isWordFor('table', word)) return ofTable(catalog, id);
  return isWordFor('player', word) ? ofPlayer(catalog, id) : null;
}
