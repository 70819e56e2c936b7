import { describe, expect, it } from 'vitest';
import { commandOf } from './commands.ts';

type Wish = Readonly<Record<string, unknown>>;

/** The id of what a button of a page sends. */
function idOf(wish: Wish, page = 'page-of-then'): string {
  const form = new FormData();
  form.set('at', '7');
  form.set('id', page);
  return commandOf(form, wish).id;
}

const roll = { type: 'roll', keep: [0, 2] };

describe('the id of a command', () => {
  it('is the same for a form that is sent again', () => {
    expect(idOf(roll)).toBe(idOf({ ...roll }));
  });

  it.each<[string, Wish]>([
    ['another button', { type: 'write', box: 'chance' }],
    ['other dice kept', { type: 'roll', keep: [0] }],
    ['none kept', { type: 'roll', keep: [] }],
  ])('is another for %s of the same page', (_, wish) => {
    expect(idOf(wish)).not.toBe(idOf(roll));
  });

  it('is another for the same button of a page that was made later', () => {
    expect(idOf(roll, 'page-of-now')).not.toBe(idOf(roll));
  });
});

it.each<[string, Readonly<Record<string, string>>, Wish]>([
  ['without an id', { at: '7' }, roll],
  ['whose id is empty', { at: '7', id: '' }, roll],
  ['for no point of the match', { at: 'soon', id: 'page-of-then' }, roll],
  ['without a wish', { at: '7', id: 'page-of-then' }, { type: null }],
])('a form %s is no command', (_, fields, wish) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(() => commandOf(form, wish)).toThrow(expect.objectContaining({ status: 400 }));
});
