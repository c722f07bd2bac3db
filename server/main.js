// Starts the product: configuration, database, demo company when it is empty, one port; stops cleanly on SIGTERM.
// Plain JavaScript: what Node keeps compiled is asked for before the first file of TypeScript, so that its compiler, 17 MiB, is not even loaded.
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { start } = await import('./start.ts');
// The one place where the server knows of the seeds: what an empty database is filled with.
await start(process.env, async (installation) => (await import('#seeds/fill.ts')).fill(installation));
