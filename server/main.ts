// Starts the product: configuration, database, demo company when it is empty, one port; stops cleanly on SIGTERM.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { start } = await import('./start.ts');
// The one place where the server knows of the seeds: what an empty database is filled with.
await start(process.env, async (installation) => (await import('#seeds/fill.ts')).fill(installation));
