import type { Catalog } from '@open-yatzy/i18n';
import { oneOf } from '#lib/state/one-of.ts';

/** A friendly name for someone who has not said theirs. */
export function suggestedName({ home: { nicknames } }: Catalog): string {
  return oneOf(nicknames) ?? '';
}
