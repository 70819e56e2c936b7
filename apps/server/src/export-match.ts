/** Prints a match as a file: `export-match.ts MATCH [--pretty]`. `DATA_DIR` says where matches are kept. */
import type { MatchId } from '@open-yatzy/match';
import { dataFolder } from './data-folder.ts';
import { exportFrom, NothingToExport } from './export.ts';
import { SchemaError } from './store/schema.ts';

const args = process.argv.slice(2);
const [match, ...more] = args.filter((arg) => arg !== '--pretty');

if (match === undefined || more.length > 0) {
  process.stderr.write('Usage: export-match.ts MATCH [--pretty]\n');
  process.exitCode = 1;
} else {
  try {
    const file = exportFrom(dataFolder(process.env), match as MatchId);
    process.stdout.write(`${JSON.stringify(file, null, args.includes('--pretty') ? 2 : undefined)}\n`);
  } catch (error) {
    if (!(error instanceof NothingToExport || error instanceof SchemaError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
