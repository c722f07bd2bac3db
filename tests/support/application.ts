// What the tests ask of the application itself: a database with its tables and the demo company.
import { fillDemo } from '#seeds/fill.ts';
import { openDatabase } from '#server/core/database.ts';
import { demoPassword } from './cast.ts';

/** Migrates and fills the database at this address, and leaves no connection open: the test files get copies of it. */
export const prepareTemplate = async (databaseUrl: string): Promise<void> => {
  const database = await openDatabase(databaseUrl);
  try {
    await database.migrate();
    await fillDemo(database, { password: demoPassword });
  } finally {
    await database.close();
  }
};
