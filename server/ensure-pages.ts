// Builds the pages when there are none or when their sources are newer; a start without changes costs a few milliseconds.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/.vite/manifest.json');
const sources = ['admin', 'public-pages', 'schema', 'generated', 'build', 'vite.config.ts', 'package-lock.json'];

const newest = (path: string): number => {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), entry.mtimeMs);
};

if (!existsSync(built) || sources.some((source) => newest(join(root, source)) > statSync(built).mtimeMs)) {
  console.log('Building the pages …');
  const { status } = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
