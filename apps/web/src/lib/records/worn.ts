import type { LookId, LookKind, Worn } from '@open-yatzy/protocol';

/** The class that gives what wears it a look of its kind (design/looks.css); seat marks have none. */
export function lookClass(kind: LookKind, look: LookId | null | undefined): string {
  return look && kind !== 'seat' ? `${kind}-${look}` : '';
}

/** The classes for someone's own table: their dice and their paper. */
export function tableLooks({ dice, paper }: Worn): string {
  return [lookClass('dice', dice), lookClass('paper', paper)].filter(Boolean).join(' ');
}
