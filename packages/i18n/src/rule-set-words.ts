import type { Catalog, RuleSetWords } from './catalog.ts';
import type { BotName, BoxName, RuleSetName } from './names.ts';

/** The words of a rule set; one that the catalog does not know is called by its id. */
export function ruleSetWords(catalog: Catalog, id: string): RuleSetWords {
  return Object.hasOwn(catalog.ruleSets, id) ? catalog.ruleSets[id as RuleSetName] : { name: id, line: '' };
}

/** What players of a rule set call the parts of the card. */
export function sectionNames(catalog: Catalog, ruleSet: string): Catalog['sections'] {
  return ruleSetWords(catalog, ruleSet).sections ?? catalog.sections;
}

/** What players of a rule set call a box. */
export function boxName(catalog: Catalog, ruleSet: string, box: BoxName): string {
  return ruleSetWords(catalog, ruleSet).boxes?.[box] ?? catalog.boxes[box];
}

/** How strong a bot plays, in words; one that the catalog does not know is called by its id. */
export function botName({ bots }: Catalog, id: string): string {
  return Object.hasOwn(bots, id) ? bots[id as BotName] : id;
}
