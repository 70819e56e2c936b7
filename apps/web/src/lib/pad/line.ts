import type { PadAnswer } from '@open-yatzy/protocol';
import { mostPadEventsAtOnce } from '@open-yatzy/protocol';
import type { Invitation } from '#lib/server/invitation.ts';
import { sharedPadPath } from './pad-paths.ts';
import { forgotten, type PadRecord, withConfirmed } from './record.ts';

/** How often a pad that is looked at asks for news, in milliseconds. */
const asksEvery = 2500;

export type LineStatus = 'connected' | 'offline' | 'unknown' | 'full';

interface Ends {
  record(): PadRecord;
  /** The record with what the server has said. */
  heard(record: PadRecord): void;
  status(status: LineStatus): void;
}

/** Keeps a shared pad the same as the server's: tells what is new here, asks for what is new elsewhere. */
export class PadLine {
  readonly #ends: Ends;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #talking: Promise<boolean> | null = null;
  #closed = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Talks at once, or goes on if it does; true if the server has all that was said here. */
  talk(): Promise<boolean> {
    this.#talking ??= this.#talk();
    return this.#talking;
  }

  close(): void {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  async #talk(): Promise<boolean> {
    if (this.#timer) clearTimeout(this.#timer);
    let status: LineStatus = 'connected';
    do status = await this.#exchange();
    while (status === 'connected' && this.#ends.record().pending.length > 0 && !this.#closed);
    this.#talking = null;
    if (this.#closed) return false;
    this.#ends.status(status);
    this.#timer = setTimeout(() => this.#again(), asksEvery);
    return status === 'connected';
  }

  /** A page that nobody looks at waits until they do. */
  #again(): void {
    if (!document.hidden) void this.talk();
  }

  async #exchange(): Promise<LineStatus> {
    const { id, confirmed, pending } = this.#ends.record();
    const after = confirmed.length;
    const answer = await ask(id, { after, events: pending.slice(0, mostPadEventsAtOnce) });
    if (answer === null || this.#closed) return 'offline';
    if (answer.type === 'events' && answer.seq >= after) {
      this.#ends.heard(withConfirmed(this.#ends.record(), { after, events: answer.events }));
      return 'connected';
    }
    if (answer.type === 'refused') {
      if (answer.code === 'TooFast') return 'offline';
      if (answer.code === 'PadFull') return 'full';
      if (confirmed.length === 0) return 'unknown';
    }
    this.#ends.heard(forgotten(this.#ends.record()));
    return 'connected';
  }
}

/** Null where no answer can be had. */
async function ask(pad: string, said: object): Promise<PadAnswer | null> {
  try {
    const response = await fetch(`${sharedPadPath(pad)}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(said),
    });
    return response.ok ? ((await response.json()) as PadAnswer) : null;
  } catch {
    return null;
  }
}

/** A pad that another device has shared; else why it cannot be had. */
export async function fetchPad(id: string): Promise<PadRecord | 'offline' | 'unknown'> {
  const answer = await ask(id, { after: 0, events: [] });
  if (answer === null || (answer.type === 'refused' && answer.code === 'TooFast')) return 'offline';
  return answer.type === 'events'
    ? { id, confirmed: answer.events, pending: [], isShared: true, me: null }
    : 'unknown';
}

/** The link to a pad that the server knows, with its QR code; null where it cannot be had. */
export async function fetchInvitation(pad: string): Promise<Invitation | null> {
  try {
    const response = await fetch(`${sharedPadPath(pad)}/invitation`);
    return response.ok ? ((await response.json()) as Invitation) : null;
  } catch {
    return null;
  }
}
