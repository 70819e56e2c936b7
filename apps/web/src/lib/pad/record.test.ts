import type { PadEvent } from '@open-yatzy/protocol';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { runsOf } from './entering.ts';
import { ada, entered, opening } from './pad-samples.ts';
import { eventsOf, forgotten, merged, type PadRecord, withConfirmed, withEvents } from './record.ts';

const record = (confirmed: readonly PadEvent[], pending: readonly PadEvent[]): PadRecord => ({
  ...{ id: 'pad', isShared: true, me: null },
  confirmed,
  pending,
});
const first = opening('joker-13');
const [a, b, c] = [entered(ada, 'ones 1'), entered(ada, 'twos 2'), entered(ada, 'threes 3')];

it('waits with what was said here until it is confirmed, in the order that holds for all', () => {
  const own = withEvents(record([first], [a]), [b]);
  const heard = withConfirmed(own, { after: 1, events: [c, a] });
  expect(heard).toMatchObject({ confirmed: [first, c, a], pending: [b] });
  expect(eventsOf(heard)).toEqual([first, c, a, b]);
});

it('takes nothing twice, whatever the order of answers', () => {
  const own = record([first], [a]);
  const late = { after: 1, events: [c, a] };
  const once = withConfirmed(own, late);
  expect(withConfirmed(once, late)).toBe(once);
  expect(withConfirmed(once, { after: 2, events: [a, b] })).toMatchObject({ confirmed: [first, c, a, b] });
  expect(withConfirmed(own, { after: 3, events: [b] })).toBe(own);
});

it('tells all of it anew to a server that has forgotten it', () => {
  expect(forgotten(record([first, a], [b]))).toMatchObject({ confirmed: [], pending: [first, a, b] });
});

it('knows in each of two tabs what either knows', () => {
  const both = merged(record([first], [a, b]), record([first, c, a], []));
  expect(both).toMatchObject({ confirmed: [first, c, a], pending: [b] });
  expect(merged(record([], [first, a]), record([], [first, b]))).toMatchObject({ pending: [first, a, b] });
});

it('is the same on all devices once all have talked, whatever was said apart', () => {
  const talk = fc.array(fc.record({ device: fc.nat(2), says: fc.boolean() }), { maxLength: 40 });
  fc.assert(
    fc.property(talk, (steps) => {
      let server: readonly PadEvent[] = [first];
      const devices = [0, 1, 2].map(() => record([first], []));
      const sync = (index: number) => {
        const device = devices[index] as PadRecord;
        const known = new Set(server.map(({ id }) => id));
        server = [...server, ...device.pending.filter(({ id }) => !known.has(id))];
        const after = device.confirmed.length;
        devices[index] = withConfirmed(device, { after, events: server.slice(after) });
      };
      let said = 1;
      for (const { device, says } of steps) {
        if (says) devices[device] = withEvents(devices[device] as PadRecord, [entered(ada, 'ones 1')]);
        else sync(device);
        said += says ? 1 : 0;
      }
      for (const index of [0, 1, 2, 0, 1, 2]) sync(index);
      for (const device of devices) {
        expect(device).toMatchObject({ pending: [], confirmed: server });
        expect(device.confirmed).toHaveLength(said);
      }
    }),
  );
});

test.each([
  [[0, 5, 6, 7, 8], '0; 5–8'],
  [[0, 3, 6], '0; 3; 6'],
  [[1, 2, 5], '1; 2; 5'],
  [[], ''],
])('%j in short', (points, expected) => {
  const said = runsOf(points).map(({ from, to }) => (from === to ? from : `${from}–${to}`));
  expect(said.join('; ')).toBe(expected);
});
