/** Writes to several matches of a store until it is killed, and tells each event once it is acknowledged. For the durability test. */
import { writeSync } from 'node:fs';
import type { MatchId, Seq } from '@open-yatzy/match';
import { SqliteStore } from './sqlite-store.ts';
import { appendOf, recordedEvent } from './store-samples.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('expected a folder');
const store = new SqliteStore(folder);

async function writeTo(match: MatchId): Promise<never> {
  let last = (await store.matches.read(match, 0 as Seq)).length;
  for (;;) {
    last += 1;
    const answer = await store.matches.append(appendOf([recordedEvent(last)], { match }));
    if (answer !== 'appended')
      throw new Error(`expected event ${last} of ${match} to be appended, got ${answer}`);
    writeSync(1, `${match} ${last}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, number) => writeTo(`match${number}` as MatchId)));
