// Before the browser tests: the product as it is started in production, on a new SQLite database with the demo company.
import { execFileSync } from 'node:child_process';
import { root } from './import-graph.ts';
import { startServer } from './server.ts';

export default async (): Promise<() => Promise<void>> => {
  // Whoever gives an address looks at a server of their own.
  if (process.env.BASE_URL) return async () => {};
  execFileSync(process.execPath, ['server/ensure-pages.ts'], { cwd: root, stdio: 'inherit' });
  const server = await startServer();
  process.env.BASE_URL = server.url;
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.log()}`);
  };
};
