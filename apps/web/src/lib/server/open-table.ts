import type { Access, MatchId } from '@open-yatzy/match';
import type { Person, Wish } from '@open-yatzy/protocol';
import { type Choice, seatsFor } from '#lib/home/choice.ts';
import { commandId } from './form.ts';
import { services } from './services.ts';

/** What sets a new table as chosen: who sits down, which bots, and the start where nobody else is waited for. */
function seating(choice: Choice, names: readonly string[], commitments: readonly (string | null)[]): Wish[] {
  const people = names.map(
    (name, index) => ({ type: 'takeSeat', name, commitment: commitments[index] ?? null }) as const,
  );
  const bots =
    choice.company === 'bots'
      ? Array.from({ length: seatsFor(choice) - 1 }, () => ({ type: 'seatBot', bot: choice.bot }) as const)
      : [];
  return [...people, ...bots, ...(choice.company === 'friends' ? [] : [{ type: 'start' } as const])];
}

function accessFor({ company, inLobby }: Choice): Access {
  if (company === 'device') return 'device';
  return company === 'friends' && inLobby ? 'open' : 'link';
}

/**
 * A table as it was chosen, its maker seated and, but among friends, begun. `names` are of those who sit down here;
 * `commitments` of their seeds, by seat.
 */
export async function openTable(
  maker: Person,
  choice: Choice,
  {
    names,
    commitments,
  }: { readonly names: readonly string[]; readonly commitments: readonly (string | null)[] },
): Promise<MatchId> {
  const match = await services().create(maker.id, {
    rules: choice.rules,
    seats: seatsFor(choice),
    clock: choice.company === 'friends' ? choice.clock : null,
    access: accessFor(choice),
  });
  let at = (await services().load(match))?.seq ?? 0;
  for (const wish of seating(choice, names, commitments)) {
    const answer = await services().send(match, maker.id, { ...wish, at, id: commandId() });
    if (answer.type === 'rejected')
      throw new Error(`${wish.type} at a new table: expected it accepted, got ${answer.code}`);
    at = answer.seq;
  }
  return match;
}
