import { describe, expect, test } from 'vitest';
import { anna, begun, bertil, type Play, rolled, written } from '../state/sample-play.ts';
import { arm, freshUi } from '../state/table-ui.ts';
import { tableView } from '../state/table-view.ts';
import { firstStep, hasWritten } from './first-turn.ts';

const viewOf = ({ state }: Play, person = anna, ui = freshUi(state)) =>
  tableView({ state, tumble: null }, { person, ui });

const start = begun('pocket-15', { beside: 'bertil' });
const once = rolled(start, [1, 2, 2, 4, 6]);
const thrice = rolled(rolled(once, [1, 2, 2, 3, 5], [1, 2]), [1, 2, 2, 6, 6], [1, 2]);

describe('a first turn is shown', () => {
  test('to roll, to keep, and to write, each until it is done', () => {
    expect(firstStep(viewOf(start), false)).toBe('roll');
    expect(firstStep(viewOf(once), false)).toBe('keep');
    expect(firstStep(viewOf(once), true)).toBeNull();
    expect(firstStep(viewOf(thrice), true)).toBe('write');
    const armed = arm(freshUi(thrice.state), thrice.state, 'ones');
    expect(firstStep(viewOf(thrice, anna, armed), true)).toBeNull();
  });

  test('to nobody but who plays it, and in no later turn', () => {
    expect(firstStep(viewOf(start, bertil), false)).toBeNull();
    const others = written(once, 'ones');
    expect(hasWritten(viewOf(others))).toBe(true);
    expect(hasWritten(viewOf(others, bertil))).toBe(false);
    expect(firstStep(viewOf(others, bertil), false)).toBe('roll');
    const second = written(rolled(others, [1, 1, 1, 2, 3]), 'ones');
    expect(firstStep(viewOf(second), false)).toBeNull();
  });

  test('not while dice are in the air', () => {
    const view = viewOf(once);
    expect(firstStep({ ...view, isTumbling: true }, false)).toBeNull();
  });
});
