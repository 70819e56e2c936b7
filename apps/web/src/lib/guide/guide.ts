import {
  boxName,
  type GuideLabels,
  type RuleSetName,
  ruleSetWords,
  type SetGuideWords,
  sectionNames,
  toldWith,
} from '@open-yatzy/i18n';
import { type BoxRule, type Dice, type Position, ruleSets, sectionOf } from '@open-yatzy/rules';
import { choiceWords } from '../coach/explain.ts';
import { positionsOf } from '../coach/marks.ts';
import { figuresOf } from '../solver/figures.ts';
import { boxExamples, caseExamples } from './examples.ts';
import { factsOf, shareOf } from './facts.ts';
import { type Decision, type Figures, figures, type Play } from './figures.ts';
import { type GuideSpeech, type RuleTeller, type Shown, shown, shownWorth } from './shown.ts';

export interface ShownPlay {
  readonly play: string;
  /** In words, null for the best. */
  readonly cost: string | null;
}

export interface ShownDecision {
  readonly title: string;
  readonly text: string;
  readonly when: readonly string[];
  readonly dice: Dice;
  readonly alt: string;
  /** Those that the best play keeps. */
  readonly kept: readonly Position[];
  readonly plays: readonly ShownPlay[];
}

/** Labels that say the same everywhere. */
export type PlainLabels = {
  readonly [Label in keyof GuideLabels as GuideLabels[Label] extends string ? Label : never]: string;
};

/** A guide as it is shown: words and examples with all numbers in them. */
export interface Guide {
  readonly ruleSet: RuleSetName;
  readonly name: string;
  readonly words: Pick<
    SetGuideWords<string>,
    'title' | 'description' | 'heading' | 'lead' | 'differs' | 'turn' | 'strategy' | 'questions'
  >;
  readonly labels: PlainLabels;
  readonly history: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly {
    readonly name: string;
    readonly intro: string;
    readonly boxes: readonly {
      readonly name: string;
      readonly text: string;
      readonly shown: readonly Shown[];
    }[];
  }[];
  readonly cases: readonly {
    readonly question: string;
    readonly answer: string;
    readonly examples: readonly Shown[];
  }[];
  readonly decisions: readonly ShownDecision[];
  /** `share` from 0 to 1, `text` as it is read. */
  readonly chances: readonly { readonly box: string; readonly share: number; readonly text: string }[];
  readonly others: readonly { readonly ruleSet: RuleSetName; readonly name: string; readonly line: string }[];
}

interface Teller extends RuleTeller {
  readonly told: SetGuideWords<string>;
  readonly found: Figures;
}

/** What a guide says of a box, with one or two rolls. */
function shownBox(teller: Teller, { box }: BoxRule) {
  const { catalog, id, told } = teller;
  const text = told.boxes[box];
  const rolls = boxExamples[id][box];
  if (text === undefined || !rolls) throw new Error(`expected words and examples for ${box} in ${id}`);
  return {
    name: boxName(catalog, id, box),
    text,
    shown: rolls.map((dice) => shownWorth(teller, { dice, boxes: [box] })),
  };
}

function givenCard({ catalog, guide, id }: Teller, { card }: Decision): readonly string[] {
  const { full, filled } = guide.labels.given;
  return (['fiveOfAKind', 'fours'] as const).flatMap((box) => {
    const points = card[box];
    if (points === undefined) return [];
    const name = boxName(catalog, id, box);
    return [box === 'fiveOfAKind' ? full(name, points) : filled(name)];
  });
}

function shownDecision(teller: Teller, at: SetGuideWords<string>['decisions'][number]): ShownDecision {
  const { catalog, coach, guide, id, ruleSet, found } = teller;
  const decision = found.decisions[at.decision];
  if (!decision) throw new Error(`expected figures of ${at.decision} in ${id}`);
  const { card, dice, best, others, rollsLeft } = decision;
  const numbers = figuresOf(catalog.language);
  const speech = { catalog, words: coach, figures: numbers, ruleSet, card, dice };
  const said = (play: Play) =>
    choiceWords(speech, {
      ...('keep' in play ? { type: 'keep', keep: play.keep } : { type: 'box', box: play.box }),
      value: 0,
      regret: 0,
    });
  const { first, last } = guide.labels.rolls;
  return {
    title: at.title,
    text: at.text,
    when: [rollsLeft === 0 ? last : first, ...givenCard(teller, decision)],
    dice,
    alt: guide.labels.dice(dice.join('-')),
    kept: 'keep' in best ? positionsOf(dice, best.keep) : [],
    plays: [
      { play: said(best), cost: null },
      ...others.map((play) => ({ play: said(play), cost: guide.labels.cost(numbers.points(play.cost)) })),
    ],
  };
}

function factsShown({ guide, ruleSet, found, catalog }: Teller): Guide['facts'] {
  const { labels, sheet } = guide;
  return [
    { label: labels.boxes, value: String(ruleSet.boxes.length) },
    { label: labels.players, value: labels.range(ruleSet.seats.min, ruleSet.seats.max) },
    { label: labels.bonus, value: sheet.from(ruleSet.upperBonus.from, ruleSet.upperBonus.points) },
    { label: labels.mean, value: figuresOf(catalog.language).points(found.mean) },
  ];
}

function plainLabels(labels: GuideLabels): PlainLabels {
  const plain = Object.entries(labels).filter(([, label]) => typeof label === 'string');
  return Object.fromEntries(plain) as unknown as PlainLabels;
}

/** The guide of a rule set in a language. */
export function guideOf(id: RuleSetName, speech: GuideSpeech): Guide {
  const { catalog, guide } = speech;
  const ruleSet = ruleSets.find((each) => each.id === id);
  if (!ruleSet) throw new Error(`expected a rule set, got ${id}`);
  const found = figures[id];
  const told = toldWith(guide.sets[id], factsOf(ruleSet, catalog.language, found));
  const teller: Teller = { ...speech, id, ruleSet, told, found };
  const names = sectionNames(catalog, id);
  const share = shareOf(catalog.language);
  return {
    ruleSet: id,
    name: ruleSetWords(catalog, id).name,
    words: told,
    labels: plainLabels(guide.labels),
    history: [...guide.history, ...told.history],
    facts: factsShown(teller),
    sections: (['upper', 'lower'] as const).map((section) => ({
      name: names[section],
      intro: told[section],
      boxes: ruleSet.boxes
        .filter((rule) => sectionOf(rule) === section)
        .map((rule) => shownBox(teller, rule)),
    })),
    cases: told.cases.map(({ question, answer, example }) => {
      const examples = example ? caseExamples[id][example] : [];
      if (!examples) throw new Error(`expected the example ${example} in ${id}`);
      return { question, answer, examples: examples.flatMap((each) => shown(teller, each)) };
    }),
    decisions: told.decisions.map((each) => shownDecision(teller, each)),
    chances: ruleSet.boxes.flatMap(({ box }) => {
      const chance = found.chances[box];
      return chance === undefined
        ? []
        : [{ box: boxName(catalog, id, box), share: chance, text: share(chance) }];
    }),
    others: ruleSets
      .filter((each) => each.id !== id)
      .map((each) => {
        const { name, line } = ruleSetWords(catalog, each.id);
        return { ruleSet: each.id as RuleSetName, name, line };
      }),
  };
}
