import type { Catalog } from '@open-yatzy/i18n';

/** A friendly name for someone who has not said theirs. */
export function suggestedName({ home: { nicknames } }: Catalog): string {
  return nicknames[Math.floor(Math.random() * nicknames.length)] ?? '';
}
