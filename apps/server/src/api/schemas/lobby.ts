import type { LobbyView, OpenTable, WaitsFor } from '@open-yatzy/protocol';
import * as v from 'valibot';
import { schemaOf } from './schema-of.ts';
import { clock, matchId, mode, personId } from './vocabulary.ts';

const waitsFor = schemaOf<WaitsFor>()(
  v.strictObject({ rules: v.string(), mode, seats: v.number(), since: v.number() }),
);

const openTable = schemaOf<OpenTable>()(
  v.strictObject({
    match: matchId,
    rules: v.string(),
    clock,
    seats: v.array(v.nullable(v.strictObject({ person: v.nullable(personId), name: v.string() }))),
    since: v.number(),
    isOwn: v.boolean(),
  }),
);

export const lobby = schemaOf<LobbyView>()(
  v.strictObject({
    now: v.number(),
    here: v.pipe(v.number(), v.description('How many people are here')),
    waitsFor: v.nullable(waitsFor),
    playing: v.pipe(v.nullable(matchId), v.description('The match that was made for me and that I play')),
    tables: v.array(openTable),
  }),
);

export const playing = v.strictObject({ type: v.literal('playing'), match: matchId });
export const joined = v.variant('type', [v.strictObject({ type: v.literal('waiting'), waitsFor }), playing]);
