// What the tests ask of the application itself: a database with its tables and the demo company.
import { startServer } from './server.ts';

/** Migrates and seeds the database at this address, as the first start of an installation does, and leaves no connection open. */
export const prepareTemplate = async (databaseUrl: string): Promise<void> => {
  const server = await startServer({ databaseUrl });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server that prepared the template ended with ${code}:\n${server.log()}`);
};
