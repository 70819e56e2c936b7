import { type Catalog, loadGuideWords, type RuleSetName } from '@open-yatzy/i18n';
import type { RuleSet } from '@open-yatzy/rules';
import { factsOf } from '#lib/guide/facts.ts';
import { figures } from '#lib/guide/figures.ts';

export interface Differences {
  readonly heading: string;
  /** In sentences. */
  readonly told: readonly string[];
}

/** What of these rules may differ from what people know, as the guide to them tells it. */
export async function differencesOf(
  ruleSet: RuleSet,
  { language }: Pick<Catalog, 'language'>,
): Promise<Differences> {
  const id = ruleSet.id as RuleSetName;
  const { labels, sets } = await loadGuideWords(language);
  const facts = factsOf(ruleSet, language, figures[id]);
  const told = sets[id].differs.map((each) => (typeof each === 'string' ? each : each(facts)));
  return { heading: labels.differs, told };
}
