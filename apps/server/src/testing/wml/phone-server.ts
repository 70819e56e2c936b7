import type { MatchId, MatchState } from '@open-yatzy/match';
import type { RuleSet } from '@open-yatzy/rules';
import { ManualClock } from '../manual-clock.ts';
import { sensibleMove } from '../play-on.ts';
import { Serving } from '../serving.ts';
import { moveByLinks, Phone } from './phone.ts';

/** A server whose clock stands still, and the phones that play on it. */
export class PhoneServer {
  readonly serving: Serving;
  readonly clock: ManualClock;

  private constructor(serving: Serving, clock: ManualClock) {
    this.serving = serving;
    this.clock = clock;
  }

  static async start(): Promise<PhoneServer> {
    const clock = new ManualClock();
    return new PhoneServer(await Serving.start({ clock }), clock);
  }

  remove(): Promise<void> {
    return this.serving.remove();
  }

  /** A phone set to a language, which shows nothing yet. */
  phone(language = 'de'): Phone {
    return new Phone(this.serving.address, language);
  }

  /** Of everyone who has sat down so far, by what the server has logged. */
  get matches(): readonly MatchId[] {
    return this.serving.logged
      .map((line) => JSON.parse(line) as { readonly msg?: string; readonly match?: MatchId })
      .flatMap(({ msg, match }) => (msg === 'match opened' && match ? [match] : []));
  }

  async lastMatch(): Promise<MatchState> {
    const match = this.matches.at(-1);
    const state = match && (await this.serving.services.load(match));
    if (!state) throw new Error('expected a match to be open');
    return state;
  }

  /** A phone at its first turn against a bot. */
  async againstBot({ id }: Pick<RuleSet, 'id'>, language = 'de'): Promise<Phone> {
    const phone = await this.phone(language).go('/wap');
    await phone.follow(id);
    return phone.go(phone.links[0]?.href ?? '');
  }

  /** Phones that have sat down at a new table, whose maker comes first; all read the room. */
  async together({ id }: Pick<RuleSet, 'id'>, seats: number): Promise<readonly Phone[]> {
    const maker = await this.phone().go(`/wap/de/game/${id}`);
    await maker.follow(`${seats} Plätze`);
    const [code = ''] = /\d{6}/.exec(maker.shown) ?? [];
    const phones = [maker];
    while (phones.length < seats) phones.push(await this.joinedBy(code));
    for (const phone of phones) await phone.go(phone.timer ?? '');
    return phones;
  }

  /** A phone that has typed a table's code and sat down. */
  async joinedBy(code: string): Promise<Phone> {
    const phone = await typeCode(this.phone(), code);
    return phone.go(phone.links[0]?.href ?? '');
  }

  /** Plays the phone's turns until its match is over, at a pace that sockets are allowed. */
  async playOn(phone: Phone, match: MatchId): Promise<MatchState> {
    for (;;) {
      const state = await this.serving.services.load(match);
      if (!state) throw new Error(`expected match ${match}`);
      if (state.phase === 'finished') return state;
      await phone.waitForTurn();
      this.clock.advance(500);
      const now = await this.serving.services.load(match);
      if (now?.phase === 'playing') await moveByLinks(phone, sensibleMove(now));
    }
  }
}

/** Digit by digit. */
export async function typeCode(phone: Phone, code: string): Promise<Phone> {
  await phone.go('/wap');
  await phone.follow('Code eingeben');
  for (const digit of code) await phone.press(digit);
  return phone;
}
