import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`Another Open Yatzy server is using ${folder}. Stop it, or set DATA_DIR to another folder.`);
  }
}

/** Nothing can be kept in the folder; the message says why. */
export class FolderUnusable extends Error {
  constructor(folder: string, reason: Error) {
    super(
      `Matches cannot be kept in ${folder}: ${reason.message}. Mend that, or set DATA_DIR to another folder.`,
      { cause: reason },
    );
  }
}

export interface Lock {
  release(): void;
}

/**
 * Claims a folder for this process, and makes it if it is not there. The claim is a lock on a file of its own, which the
 * system drops when the process ends, however it ends; no stale lock is ever to be removed by hand. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): Lock {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (isBusy(error)) throw new FolderInUse(folder);
    throw error;
  }
  return { release: () => db.close() };
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
