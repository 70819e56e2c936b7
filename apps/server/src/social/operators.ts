import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { requireSchema } from '../store/schema.ts';
import { databaseFile } from '../store/sqlite-database.ts';

/** Nobody, or more than one person, is meant; the message says what to do. */
export class NoSuchPerson extends Error {}

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** All operators in a data folder, by name. Throws `NoSuchPerson` where there is no store, `SchemaError`. */
export function listOperators(folder: string): readonly Listed[] {
  return withStore(folder, (db) =>
    db.prepare('SELECT id, name FROM persons WHERE is_operator = 1 ORDER BY name, id').all().map(listed),
  );
}

/**
 * Makes someone an operator, or takes that back, also while a server works in the folder: it waits for the server's writes as
 * the server waits for this one, and a server asks the store each time. Throws `NoSuchPerson`, `SchemaError`.
 */
export function changeOperator(folder: string, who: string, isOperator: boolean): Listed {
  return withStore(folder, (db) => {
    const found = db
      .prepare(
        `SELECT id, name FROM persons WHERE (id = ? OR name = ?) AND kind = 'person' ORDER BY id = ? DESC, id`,
      )
      .all(who, who, who)
      .map(listed);
    const person = found.find(({ id }) => id === who) ?? found[0];
    if (!person) throw new NoSuchPerson(`There is nobody called ${who} in ${folder}.`);
    if (person.id !== who && found.length > 1) {
      const rows = found.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
      throw new NoSuchPerson(`Several are called ${who}. Name one by their id:\n${rows}`);
    }
    db.prepare('UPDATE persons SET is_operator = ? WHERE id = ?').run(isOperator ? 1 : 0, person.id);
    return person;
  });
}

function listed(row: Record<string, unknown>): Listed {
  return { id: String(row.id), name: String(row.name) };
}

function withStore<T>(folder: string, work: (db: DatabaseSync) => T): T {
  const file = join(folder, databaseFile);
  if (!existsSync(file))
    throw new NoSuchPerson(`There is nobody in ${folder} yet. DATA_DIR says where people are kept.`);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    requireSchema(db);
    return work(db);
  } finally {
    db.close();
  }
}
