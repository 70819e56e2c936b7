/** Makes operators: `operators.ts add WHO | remove WHO | list`. `DATA_DIR` says where people are kept. */
import { dataFolder } from './data-folder.ts';
import { changeOperator, listOperators, NoSuchPerson } from './social/operators.ts';
import { SchemaError } from './store/schema.ts';

const [deed, who] = process.argv.slice(2);
const folder = dataFolder(process.env);

try {
  if (deed === 'list') {
    const operators = listOperators(folder);
    for (const { id, name } of operators) process.stdout.write(`${id}  ${name}\n`);
    if (operators.length === 0) process.stderr.write(`Nobody in ${folder} is an operator.\n`);
  } else if ((deed === 'add' || deed === 'remove') && who !== undefined) {
    const { id, name } = changeOperator(folder, who, deed === 'add');
    process.stdout.write(
      `${name} (${id}) is ${deed === 'add' ? 'an operator now' : 'no operator any more'}.\n`,
    );
  } else {
    process.stderr.write('Usage: operators.ts add WHO | remove WHO | list\n');
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof NoSuchPerson || error instanceof SchemaError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
