import { randomBytes, randomInt } from 'node:crypto';
import { freeBotNames, type Hex, type MatchId, type MatchState, type PersonId } from '@open-yatzy/match';

/** Lower-case base 32 without what is taken for something else: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const idLength = 12;

function newId(): string {
  return Array.from(randomBytes(idLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

export const newMatchId = () => newId() as MatchId;
export const newPersonId = () => newId() as PersonId;

/** A secret of the dice: 32 bytes. */
export function newSecret(): Hex {
  return randomBytes(32).toString('hex');
}

/** A seed for a seat whose client made none: 16 bytes. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

/** Names for so many bots that nobody at the table has. */
export function newBotNames({ seats }: Pick<MatchState, 'seats'>, count: number): readonly string[] {
  const free = [...freeBotNames({ seats })];
  return Array.from({ length: count }, () => free.splice(randomInt(free.length), 1)[0] ?? '');
}
