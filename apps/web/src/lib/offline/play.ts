import type { Catalog } from '@open-yatzy/i18n';
import { freeBotNames } from '@open-yatzy/match';
import { findRuleSet, ruleSets } from '@open-yatzy/rules';
import { type Choice, quickMatchFor, seatsFor } from '../home/choice.ts';
import { suggestedName } from '../people/suggested-name.ts';
import { oneOf } from '../state/one-of.ts';
import { draw } from './draws.ts';
import { type NewMatch, openMatch, type Sitter } from './local-match.ts';
import { noteKeptMatches } from './memory.ts';
import { offlinePath } from './offline-paths.ts';
import { rememberForm } from './remembered-choice.ts';
import { browserShelf } from './shelf.ts';

/** Why what was chosen cannot be played without a network. */
export type Hindrance = 'needsOthers' | 'needsServer' | 'notKept';

/** Names for so many bots, none of them the person's. */
function drawnBotNames(name: string, count: number): readonly string[] {
  let free = freeBotNames({ seats: [] }).filter((each) => each !== name);
  return Array.from({ length: count }, () => {
    const drawn = oneOf(free) ?? '';
    free = free.filter((each) => each !== drawn);
    return drawn;
  });
}

function sittersFor(choice: Choice, name: string, catalog: Catalog): readonly Sitter[] {
  const seats = Array.from({ length: seatsFor(choice) }, (_, seat) => seat);
  if (choice.company === 'device') {
    return seats.map((seat) => ({
      type: 'person',
      name: choice.players[seat] || (seat === 0 && name) || catalog.home.player(seat + 1),
    }));
  }
  const bots = drawnBotNames(name, seats.length - 1);
  return seats.map((seat) =>
    seat === 0 ? { type: 'person', name } : { type: 'bot', bot: choice.bot, name: bots[seat - 1] ?? '' },
  );
}

function hindranceOf(choice: Choice): Hindrance | null {
  if (choice.company !== 'bots' && choice.company !== 'device') return 'needsOthers';
  return quickMatchFor(choice, null) ? 'needsServer' : null;
}

/** Begins a match that this browser plays by itself, as the form of the home page was filled in. */
export async function playHere(
  form: FormData,
  catalog: Catalog,
): Promise<{ readonly path: string } | Hindrance> {
  const { choice, name: typed } = rememberForm(form);
  const hindrance = hindranceOf(choice);
  if (hindrance) return hindrance;
  const name = typed || suggestedName(catalog);
  const ruleSet = findRuleSet(choice.rules) ?? ruleSets[0];
  if (!ruleSet) throw new Error('rule sets: expected at least one, got none');
  const wanted: NewMatch = {
    ruleSet,
    access: choice.company === 'device' ? 'device' : 'link',
    sitters: sittersFor(choice, name, catalog),
    rematchOf: null,
  };
  const draws = draw(wanted.sitters.length);
  const { recorded } = openMatch(wanted, draws);
  try {
    const shelf = await browserShelf();
    await shelf.put({ match: draws.match, secret: draws.secret, log: recorded });
  } catch (cause) {
    console.error('a match could not be kept', cause);
    return 'notKept';
  }
  noteKeptMatches();
  return { path: offlinePath(catalog.language, draws.match) };
}
