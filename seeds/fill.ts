// Fills an empty database: with the demo company, or with one administrator and nothing else.
import { randomBytes } from 'node:crypto';
import { demoSignIns, fillWith, type Installation, makeFirstAdministrator } from '#server/domain/company/installation.ts';
import { loadFiles } from '#server/domain/files/load-files.ts';
import { loadTerminal } from '#server/domain/terminals/load-terminal.ts';
import { type DemoCompany, demoCompany } from './demo-company.ts';
import { picturesOf } from './pictures.ts';
import { workshopTerminal } from './terminals/terminal.ts';

/** Loads the demo company with one password for everybody. */
export const fillDemo = async (
  database: Installation['database'],
  { password, tasks, clients, now = new Date() }: { password: string; tasks?: number; clients?: number; now?: Date },
): Promise<DemoCompany> => {
  const company = demoCompany({ now, ...(tasks !== undefined && { tasks }), ...(clients !== undefined && { clients }) });
  await fillWith(database, { ...company, task: company.task.map((task) => ({ ...task, revision: 1 })) }, password);
  return company;
};

/** Fills a database without users; returns the lines to print. */
export const fill = async (installation: Installation): Promise<string[]> => {
  const { database, configuration } = installation;
  if (configuration.seed === 'none') return makeFirstAdministrator(database, configuration);
  const password = configuration.demoPassword ?? randomBytes(9).toString('base64url');
  const now = new Date();
  const company = await fillDemo(database, { password, now });
  const { task, time_entry, user } = company;
  await loadTerminal(database, workshopTerminal(company, now), user[0]?.id ?? 1);
  await loadFiles(installation, picturesOf(task, time_entry));
  return [
    ...(await demoSignIns(database)),
    configuration.demoPassword ? 'with DEMO_PASSWORD.' : `with the password ${password} (shown this once; set DEMO_PASSWORD to choose it).`,
  ];
};
