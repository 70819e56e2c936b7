import type { MatchId, PersonId } from '@open-yatzy/match';
import { parseReport, parseSaid, type Said } from '@open-yatzy/protocol';
import { error, fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { pageAgain, readTableForm } from './commands.ts';
import { services } from './services.ts';
import { refusalOf } from './social-actions.ts';

/** What forms about the company at a table do; the table's page has them among its actions. */

type TableEvent = RequestEvent<{ id: string }>;

async function read(event: TableEvent): Promise<{ form: FormData; person: PersonId; match: MatchId }> {
  const form = await readTableForm(event);
  const { person } = event.locals;
  if (!person) error(403, 'stale form');
  return { form, person: person.id, match: event.params.id as MatchId };
}

function saidIn(form: FormData): Said | null {
  for (const type of ['phrase', 'reaction', 'text'])
    if (form.get(type)) return parseSaid({ type, [type]: form.get(type) });
  return null;
}

const back = (event: TableEvent) => redirect(303, pageAgain(event));

export const say = async (event: TableEvent) => {
  const { form, person, match } = await read(event);
  const said = saidIn(form);
  const refused = said === null ? 'BadText' : await services().social.say(match, person, said);
  return refused === null ? back(event) : fail(409, { unheard: refused });
};

export const mute = async (event: TableEvent) => {
  const { form, person, match } = await read(event);
  const other = String(form.get('person')) as PersonId;
  await services().social.mute(match, person, { other, isMuted: form.get('do') === 'mute' });
  return back(event);
};

export const setTexts = async (event: TableEvent) => {
  const { form, person, match } = await read(event);
  await services().social.setTexts(match, person, form.get('do') === 'off');
  return back(event);
};

export const blockAtTable = async (event: TableEvent) => {
  const { form, person } = await read(event);
  const refused = refusalOf(await services().social.block(person, String(form.get('person')) as PersonId));
  return refused ?? back(event);
};

export const report = async (event: TableEvent) => {
  const { form, person, match } = await read(event);
  const [against, reason, note] = ['person', 'reason', 'note'].map((field) => form.get(field) ?? '');
  const parsed = parseReport({ match, against, reason, note });
  if (!parsed) error(400, 'not a report');
  return refusalOf(await services().social.report(person, parsed)) ?? { reported: parsed.against };
};
