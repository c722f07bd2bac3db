// Keeps an installation's files private: no other user of the machine can read database, log, uploaded files, or backups.
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const ownFolder = 0o700;
const ownFile = 0o600;

/** Makes every file and folder that this process creates from now on private to its user. */
export const keepPrivate = (): void => {
  process.umask(0o077);
};

/** Restricts the mode; only the owner of a folder can, and a folder that somebody else provides is left as it is. */
const restrict = (path: string, mode: number): void => {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
};

/** Creates a private folder, or makes an existing one private. */
export const privateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  restrict(folder, ownFolder);
};

/** Makes an embedded database private, with SQLite's companion files, which get the same mode; does nothing for a missing file. */
export const privateDatabase = (url: string): void => {
  if (!url.startsWith('sqlite:')) return;
  const file = url.slice('sqlite:'.length);
  mkdirSync(dirname(file), { recursive: true, mode: ownFolder });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) restrict(one, ownFile);
};
