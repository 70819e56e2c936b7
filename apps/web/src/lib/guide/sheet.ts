import { boxName, type Catalog, type RuleSetName, ruleSetWords, type SheetWords } from '@open-yatzy/i18n';
import { type BoxRule, type RuleSet, ruleSets, sectionOf } from '@open-yatzy/rules';

/** A row of the printed card; `hint` says what it brings, where that is always the same. */
export interface SheetRow {
  readonly name: string;
  readonly hint: string;
  /** Sums are filled in at the end. */
  readonly isSum: boolean;
}

/** One card of four on the page, as data for the page and for the file alike. */
export interface Sheet {
  readonly title: string;
  /** Where the names are written. */
  readonly nameLabel: string;
  readonly rows: readonly SheetRow[];
  /** A column for each player, of as many games as fit. */
  readonly columns: number;
  readonly columnsPerGame: number;
}

export const cardsPerPage = 4;
const mostColumns = 6;

interface SheetSpeech {
  readonly catalog: Catalog;
  readonly words: SheetWords;
}

function rowsOf(ruleSet: RuleSet, { catalog, words }: SheetSpeech): readonly SheetRow[] {
  const { sum, bonus, extraBonus, total } = catalog.table;
  const { from, points } = ruleSet.upperBonus;
  const further = ruleSet.furtherFiveAlike;
  const boxRow = ({ box, score }: BoxRule): SheetRow => ({
    name: boxName(catalog, ruleSet.id, box),
    hint: score.type === 'fixed' ? String(score.points) : '',
    isSum: false,
  });
  const sumRow = (name: string, hint = ''): SheetRow => ({ name, hint, isSum: true });
  const rowsIn = (section: 'upper' | 'lower') =>
    ruleSet.boxes.filter((rule) => sectionOf(rule) === section).map(boxRow);
  return [
    ...rowsIn('upper'),
    sumRow(sum),
    sumRow(bonus, words.from(from, points)),
    ...rowsIn('lower'),
    ...(further.type === 'joker' ? [sumRow(extraBonus, String(further.bonus))] : []),
    sumRow(total),
  ];
}

/** The page that shows the card. */
export interface SheetPage {
  readonly ruleSet: RuleSetName;
  readonly words: Readonly<Record<Exclude<keyof SheetWords, 'name' | 'from'>, string>>;
  readonly sheet: Sheet;
}

export function sheetPageOf(ruleSet: RuleSetName, speech: SheetSpeech): SheetPage {
  const sheet = sheetOf(ruleSet, speech);
  const { title, description, heading, intro, print, download, preview, toGuide } = speech.words;
  const of = (say: (rules: string) => string) => say(sheet.title);
  const words = { intro, print, download, preview, toGuide };
  return {
    ruleSet,
    words: { ...words, title: of(title), description: of(description), heading: of(heading) },
    sheet,
  };
}

/** The card of a rule set in a language, rows in the order of the real card. */
export function sheetOf(id: RuleSetName, speech: SheetSpeech): Sheet {
  const ruleSet = ruleSets.find((each) => each.id === id);
  if (!ruleSet) throw new Error(`expected a rule set, got ${id}`);
  const { max } = ruleSet.seats;
  return {
    title: ruleSetWords(speech.catalog, id).name,
    nameLabel: speech.words.name,
    rows: rowsOf(ruleSet, speech),
    columns: max * Math.floor(mostColumns / max),
    columnsPerGame: max,
  };
}
