import * as v from 'valibot';
import {
  type GamesQuestion,
  gamesQuestionSchema,
  type LeaderboardQuestion,
  leaderboardQuestionSchema,
} from './record-schemas.ts';

/** What the fields of an address ask, name by name. */
export type Fields = Iterable<readonly [name: string, value: string]>;

export function gamesQuestionIn(fields: Fields): GamesQuestion {
  return questionIn(gamesQuestionSchema, fields);
}

export function leaderboardQuestionIn(fields: Fields): LeaderboardQuestion {
  return questionIn(leaderboardQuestionSchema, fields);
}

/**
 * What is left empty is not asked, and a field that says nothing of sense is as if it were not there, since an address may
 * come from anywhere. For schemas that ask for nothing they can do without.
 */
function questionIn<S extends v.GenericSchema>(schema: S, fields: Fields): v.InferOutput<S> {
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const wrong = new Set(parsed.issues.map((issue) => issue.path?.[0]?.key));
  return v.parse(schema, Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}
