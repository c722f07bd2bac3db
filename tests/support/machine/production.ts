// Before the browser tests: the pages as they are served in production.
import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';

export default async (): Promise<void> => {
  // Whoever gives an address looks at a server of their own.
  if (!process.env.BASE_URL) execFileSync(process.execPath, ['server/ensure-pages.ts'], { cwd: root, stdio: 'inherit' });
};
