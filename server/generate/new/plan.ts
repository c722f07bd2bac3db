// A draft's changes are all planned before any is written, so that a refusal leaves no half-written files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Thrown for a request that cannot be drafted; the message says why. */
export class Refused extends Error {}

export type Plan = {
  exists(file: string): boolean;
  read(file: string): string;
  /** Plans a new file. */
  add(file: string, text: string): void;
  edit(file: string, change: (text: string) => string): void;
  /** The planned paths from the root, in order. */
  files(): string[];
  /** Writes and formats all planned files. */
  write(): void;
};

export const planIn = (root: string): Plan => {
  const planned = new Map<string, string>();
  const exists = (file: string) => planned.has(file) || existsSync(join(root, file));
  const read = (file: string): string => {
    if (!exists(file)) throw new Refused(`${file} does not exist.`);
    return planned.get(file) ?? readFileSync(join(root, file), 'utf8');
  };
  const files = () => [...planned.keys()].sort();
  return {
    exists,
    read,
    add(file, text) {
      if (exists(file)) throw new Refused(`${file} exists already.`);
      planned.set(file, text);
    },
    edit: (file, change) => void planned.set(file, change(read(file))),
    files,
    write() {
      for (const [file, text] of planned) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...files()], {
        cwd: root,
        stdio: 'pipe',
      });
    },
  };
};
