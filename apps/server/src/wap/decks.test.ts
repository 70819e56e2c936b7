import { type Language, languages } from '@open-yatzy/i18n';
import { evolve, type MatchState, type PersonId, type Recorded, seatsOf } from '@open-yatzy/match';
import { options, type Position, type RuleSet, ruleSets } from '@open-yatzy/rules';
import { describe, expect, test } from 'vitest';
import { finishedLog } from '../testing/finished-log.ts';
import { checkedSize, type Size } from '../testing/wml/checked-deck.ts';
import { compilers } from '../testing/wml/compilers.ts';
import { proposalDeck, resignDeck } from './agreement-decks.ts';
import { rulesInShort } from './rules-in-short.ts';
import { type Speech, speechIn } from './speech.ts';
import { cardDeck, menuDeck, presentDeck } from './table-decks.ts';
import { boxesDeck, ownTurnDeck, strikeDeck } from './turn-decks.ts';
import type { View } from './view.ts';
import { codeDeck, faultDeck, foundDeck, gameDeck, homeDeck, rulesDeck } from './way-in.ts';

/** Names that take most bytes as text, compiled, and both. */
const names = [
  '&$"<>\'&$"<>\'&$"<>\'&$"<>\'',
  '🎲'.repeat(12),
  '$'.repeat(24),
  '語'.repeat(21),
  "'&".repeat(12),
];
const token = 't'.repeat(22);

const kinds: Readonly<Record<MatchState['phase'], string>> = {
  waiting: 'waiting room',
  revealing: 'before the first turn',
  playing: 'own turn',
  finished: 'result',
  abandoned: 'broken off',
  closed: 'closed',
};

interface Made {
  readonly kind: string;
  readonly deck: string | null;
}

function viewOf(speech: Speech, state: MatchState, number: number): View | null {
  const seat = seatsOf(state)[number];
  const path = `/wap/${speech.language}/seat/${token}/`;
  const notice = Object.values(speech.catalog.rejections).reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  // As it first appears, with whole links and the longest notice.
  return seat ? { speech, state, seat, path, base: path, notice } : null;
}

/** Every deck that the seat of the present turn, or the first, can be shown of a state. */
function decksOf(speech: Speech, state: MatchState): readonly Made[] {
  const { turn, ruleSet } = state;
  const view = viewOf(speech, state, turn?.seat ?? 0);
  const other = viewOf(speech, state, ((turn?.seat ?? 0) + 1) % state.seats.length);
  if (!view || !other) return [];
  const general: readonly Made[] = [
    { kind: kinds[state.phase], deck: presentDeck(view, '123456') },
    {
      kind: turn ? "another's turn" : kinds[state.phase],
      deck: presentDeck(other, '123456'),
    },
    ...state.seats.map((seat, number) => ({
      kind: 'card',
      deck: seat.holder.type === 'nobody' ? null : cardDeck(view, number),
    })),
    { kind: 'menu', deck: menuDeck(view) },
    { kind: 'proposal', deck: proposalDeck(view) },
    { kind: 'resign', deck: resignDeck(view) },
  ];
  if (!turn?.dice) return general;
  const offered = options(ruleSet, view.seat.card, turn.dice);
  const kept: readonly Position[] = [1, 2, 3, 4];
  const last = { ...turn, rolls: 3 } as const;
  return [
    ...general,
    { kind: 'own turn', deck: ownTurnDeck(view, turn) },
    { kind: 'own turn', deck: ownTurnDeck(view, { ...turn, rolls: 2, kept: [0, 1] }, kept) },
    { kind: 'own turn', deck: ownTurnDeck(view, last) },
    ...[1, 2].map((page) => ({ kind: 'boxes', deck: boxesDeck(view, turn, page) })),
    ...offered.map(({ box }) => ({ kind: 'strike', deck: strikeDeck(view, turn, box) })),
  ];
}

function decksBeforeTable(speech: Speech, ruleSet: RuleSet, waiting: MatchState): readonly Made[] {
  const way = {
    pageHref: (page: number) => `/wap/${speech.language}/rules/${ruleSet.id}/${page}`,
    back: '/wap/de',
  };
  return [
    { kind: 'beginning', deck: homeDeck(speech) },
    { kind: 'game', deck: gameDeck(speech, ruleSet) },
    ...rulesInShort(speech, ruleSet).map((_, page) => ({
      kind: 'rules',
      deck: rulesDeck(speech, ruleSet, { page: page + 1, ...way }),
    })),
    ...['', '1', '12345'].map((typed) => ({ kind: 'code', deck: codeDeck(speech, typed) })),
    { kind: 'code', deck: codeDeck(speech, '', speech.words.unknownCode) },
    { kind: 'table found', deck: foundDeck(speech, waiting) },
    ...Object.values(speech.words.faults).map((fault) => ({ kind: 'fault', deck: faultDeck(speech, fault) })),
  ];
}

function logOf(ruleSet: RuleSet): readonly Recorded[] {
  const sitters = names.slice(0, ruleSet.seats.max).map((name, seat) => ({ person: `person${seat}`, name }));
  return finishedLog({ match: 'm00000000001', at: Date.UTC(2026, 0, 1), rules: ruleSet.id, sitters });
}

function statesOf(log: readonly Recorded[]): readonly MatchState[] {
  const states: MatchState[] = [];
  for (const each of log) states.push(evolve(states.at(-1) ?? null, each));
  // The last box and the end are committed together.
  return states.filter(({ phase, turn }) => phase !== 'playing' || turn !== null);
}

async function gameIn(language: Language, ruleSet: RuleSet): Promise<readonly Made[]> {
  const speech = await speechIn(language);
  const states = statesOf(logOf(ruleSet));
  const waiting = states.filter(({ phase }) => phase === 'waiting').at(-2);
  if (!waiting) throw new Error('expected a table that waits');
  const paused = states
    .filter(({ turn }) => turn)
    .map((state) => ({ ...state, pausedSince: state.changedAt }));
  const asked = states
    .filter(({ turn }) => turn)
    .map((state) => ({
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, proposes: 'draw' as const })),
    }));
  const broken = states.slice(-1).map((state) => ({ ...state, phase: 'abandoned', results: null }) as const);
  return [...states, ...paused.slice(0, 1), ...asked, ...broken]
    .flatMap((state) => decksOf(speech, state))
    .concat(decksBeforeTable(speech, ruleSet, waiting));
}

interface Largest extends Size {
  readonly deck: string;
}

/** By kind of deck, and checked. */
function largestOf(made: readonly Made[]): ReadonlyMap<string, Largest> {
  const largest = new Map<string, Largest>();
  for (const { kind, deck } of made) {
    if (deck === null) continue;
    const size = checkedSize(deck);
    const before = largest.get(kind);
    largest.set(kind, {
      text: Math.max(size.text, before?.text ?? 0),
      compiled: Math.max(size.compiled, before?.compiled ?? 0),
      deck: size.compiled > (before?.compiled ?? 0) ? deck : (before?.deck ?? deck),
    });
  }
  return largest;
}

const largest = new Map<string, Largest>();

describe.for(languages)('in %s', (language) => {
  test.for(ruleSets)('every deck of a game of $id is WML, and small enough for a phone', async (ruleSet) => {
    const ofGame = largestOf(await gameIn(language, ruleSet));
    expect([...ofGame.keys()]).toEqual(
      expect.arrayContaining([
        'waiting room',
        'own turn',
        "another's turn",
        'boxes',
        'strike',
        'card',
        'result',
      ]),
    );
    for (const [kind, size] of ofGame) {
      const before = largest.get(kind);
      largest.set(kind, {
        ...(before && before.compiled > size.compiled ? before : size),
        text: Math.max(size.text, before?.text ?? 0),
      });
    }
  });
});

test.for(compilers)('the largest of each kind, by %s', ([, compile]) => {
  for (const [kind, { deck, compiled }] of largest) expect(compile(deck).length, kind).toBe(compiled);
});

test('the sizes that are told of', async () => {
  const rows = [...largest].map(([kind, { text, compiled }]) => `| ${kind} | ${text} | ${compiled} |\n`);
  const table = `| deck | bytes of text | bytes compiled |\n|---|---|---|\n${rows.join('')}`;
  await expect(table).toMatchFileSnapshot('../../../../docs/wap-sizes.md');
});

describe('boxes', () => {
  test.for(ruleSets)(
    'of $id that may be written are all offered, each once, with what they bring',
    async (ruleSet) => {
      const speech = await speechIn('en');
      for (const state of statesOf(logOf(ruleSet))) {
        const view = viewOf(speech, state, state.turn?.seat ?? 0);
        const { turn } = state;
        if (!view || !turn?.dice) continue;
        const decks = [1, 2, 3].map((page) => boxesDeck(view, turn, page) ?? '');
        const links = decks.flatMap((deck) => [
          ...deck.matchAll(/(write|strike)\?a=\d+&amp;x=(\w+)"[^>]*>[^<]* (\d+)/g),
        ]);
        expect(links.map(([, page, box, points]) => `${page} ${box} ${points}`)).toEqual(
          options(ruleSet, view.seat.card, turn.dice).map(
            ({ box, points, bonus }) => `${points + bonus > 0 ? 'write' : 'strike'} ${box} ${points}`,
          ),
        );
      }
    },
  );
});

test('names are told apart from what is written around them', async () => {
  const speech = await speechIn('de');
  const [state] = statesOf(logOf(ruleSets[1] as RuleSet)).slice(-1);
  const view = state && viewOf(speech, state, 0);
  expect(view && presentDeck(view, null)).toContain('$$$$$$$$$$$$$$$$$$.');
  expect(view?.seat.holder).toMatchObject({ person: 'person0' as PersonId });
});
