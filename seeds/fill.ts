// What an empty database is filled with: the demo company, or one administrator and nothing else.
import { randomBytes } from 'node:crypto';
import { demoSignIns, fillWith, type Installation, makeFirstAdministrator } from '#server/domain/installation.ts';
import { demoCompany } from './demo-company.ts';

/** Loads the demo company with one password for everybody. */
export const fillDemo = (
  database: Installation['database'],
  { password, tasks, now = new Date() }: { password: string; tasks?: number; now?: Date },
): Promise<void> => {
  const company = demoCompany({ now, ...(tasks !== undefined && { tasks }) });
  return fillWith(database, { ...company, task: company.task.map((task) => ({ ...task, revision: 1 })) }, password);
};

/** Fills a database without users; answers what to tell at the terminal. */
export const fill = async ({ database, configuration }: Installation): Promise<string[]> => {
  if (configuration.seed === 'none') return makeFirstAdministrator(database, configuration);
  const password = configuration.demoPassword ?? randomBytes(9).toString('base64url');
  await fillDemo(database, { password });
  return [
    ...(await demoSignIns(database)),
    configuration.demoPassword ? 'with DEMO_PASSWORD.' : `with the password ${password} (shown this once; set DEMO_PASSWORD to choose it).`,
  ];
};
