// What the tests ask of the application itself: a database with its tables and the demo company.
import { fillDemo } from '#seeds/fill.ts';
import { openDatabase } from '#server/core/database/database.ts';
import { demoPassword } from './stories/cast.ts';

/** Migrates and fills the database at this address, and leaves no connection open: the test files get copies of it. */
export const prepareTemplate = async (databaseUrl: string): Promise<void> => {
  const database = await openDatabase(databaseUrl);
  try {
    await database.migrate();
    await fillDemo(database, { password: demoPassword });
    // Nobody is told anything later because of the hour at which the tests run.
    await database.orm.em.fork().nativeUpdate(database.entities.user, {}, { notification_start_hour: 0, notification_end_hour: 24 });
  } finally {
    await database.close();
  }
};
