// What an installation keeps is its own: no other user of the machine reads the database, its log, the files, or a copy of them.
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const ownFolder = 0o700;
const ownFile = 0o600;

/** From here on every file and folder that this process makes is its user's alone. */
export const keepPrivate = (): void => {
  process.umask(0o077);
};

/** Whose it is not may use a folder that others have given them, and cannot say who else may. */
const restrict = (path: string, mode: number): void => {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
};

/** Makes a folder private, also one that stood open. */
export const privateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: ownFolder });
  restrict(folder, ownFolder);
};

/** Makes an embedded database private with what SQLite keeps beside it, which gets the rights of the database itself; nothing happens where there is none. */
export const privateDatabase = (url: string): void => {
  if (!url.startsWith('sqlite:')) return;
  const file = url.slice('sqlite:'.length);
  mkdirSync(dirname(file), { recursive: true, mode: ownFolder });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) restrict(one, ownFile);
};
