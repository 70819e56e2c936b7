import type { Milliseconds } from '@open-yatzy/match';
import { type PadServices, refused } from '@open-yatzy/protocol';
import { Allowance, customerOf } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { PadStore } from '../store/pad-store.ts';

/** From one address, which a whole kitchen may share: each phone asks every few seconds. */
const talking = { burst: 200, perSecond: 10 } as const;
/** New pads from one address. */
const opening = { burst: 30, perSecond: 1 / 60 } as const;
/** How long a pad is kept after its last event, in milliseconds; the phones keep theirs. */
const keptFor = 90 * 24 * 60 * 60 * 1000;

export function makePadServices(store: PadStore, clock: Clock): PadServices {
  const talks = new Allowance(clock, talking);
  const openings = new Allowance(clock, opening);
  return {
    async talk(pad, { after, events }, address) {
      const customer = customerOf(address);
      if (!talks.take(customer)) return refused('TooFast');
      if (events[0]?.type === 'PadOpened') {
        if (!openings.take(customer)) return refused('TooFast');
        await store.forget((clock.now() - keptFor) as Milliseconds);
      }
      if (events.length > 0) {
        const answer = await store.append({ pad, events, at: clock.now() });
        if (answer !== 'appended') return refused(answer === 'full' ? 'PadFull' : 'UnknownPad');
      }
      const read = await store.read(pad, after);
      return read ? { type: 'events', seq: read.all, events: read.events } : refused('UnknownPad');
    },
  };
}
