// What an empty database is filled with: the demo company, or one administrator and nothing else.
import { randomBytes } from 'node:crypto';
import { permissions } from '../schema/permissions.ts';
import type { Configuration } from '../server/core/configuration.ts';
import type { Database } from '../server/core/database.ts';
import { hashPassword, shortestPassword } from '../server/core/password.ts';
import { demoCompany } from './demo-company.ts';
import { loadCompany } from './load.ts';

const isEmpty = async (database: Database): Promise<boolean> => (await database.read.all('select id from "user" limit 1')).length === 0;

const people = ['admin', 'luka', 'marko', 'petra', 'tina', 'eva', 'maks', 'nina', 'jure'];

/** Loads the demo company with one password for everybody; answers what to tell at the terminal. */
export const fillDemo = async (
  database: Database,
  { password, tasks, now = new Date() }: { password: string; tasks?: number; now?: Date },
): Promise<void> => {
  const company = demoCompany({ now, ...(tasks !== undefined && { tasks }) });
  const password_hash = await hashPassword(password);
  await loadCompany(database, {
    ...company,
    user: company.user.map((user) => ({ ...user, theme: 'dark', zoom: 100, password_hash })),
    task: company.task.map((task) => ({ ...task, revision: 1 })),
  });
};

const fillAdministrator = async (database: Database, { adminEmail, adminPassword }: Configuration): Promise<string[]> => {
  if (!adminEmail || !adminPassword) throw new Error('SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD for the first start.');
  if (adminPassword.length < shortestPassword) throw new Error(`ADMIN_PASSWORD needs at least ${shortestPassword} characters.`);
  const person = {
    phone: null,
    user_type_id: null,
    contract_hours: 40,
    vacation_days: 20,
    notification_start_hour: 7,
    notification_end_hour: 17,
    language: 'sl',
    active: true,
    theme: 'dark',
    zoom: 100,
  };
  await loadCompany(database, {
    settings: [
      {
        id: 1,
        company_name: 'Podjetje',
        address: null,
        zip: null,
        town: null,
        country: 'SI',
        vat_number: null,
        iban: null,
        default_language: 'sl',
        timezone: 'Europe/Ljubljana',
        minimal_invoicing_unit: 15,
        minimal_work_hours: 8,
        work_days: [1, 2, 3, 4, 5],
        time_lock_day: 5,
        vacation_removal_day: 30,
        vacation_removal_month: 6,
        notification_start_hour: 7,
        notification_end_hour: 17,
      },
    ],
    role: [{ id: 1, name: 'Skrbnik', permissions: Object.values(permissions) }],
    user: [
      {
        id: 1,
        ...person,
        name: 'Admin',
        last_name: 'Skrbnik',
        email: adminEmail.trim().toLowerCase(),
        role_id: 1,
        password_hash: await hashPassword(adminPassword),
      },
    ],
  });
  return [`Sign in as ${adminEmail} with ADMIN_PASSWORD.`];
};

/** Fills a database without users; a filled one is left as it is. */
export const fill = async (database: Database, configuration: Configuration): Promise<string[]> => {
  if (!(await isEmpty(database))) return configuration.seed === 'demo' ? [`Demo company: ${people.join(', ')} @example.com`] : [];
  if (configuration.seed === 'none') return fillAdministrator(database, configuration);
  const password = configuration.demoPassword ?? randomBytes(9).toString('base64url');
  await fillDemo(database, { password });
  return [
    `Demo company: sign in as ${people.map((name) => `${name}@example.com`).join(', ')}`,
    configuration.demoPassword ? 'with DEMO_PASSWORD.' : `with the password ${password} (shown this once; set DEMO_PASSWORD to choose it).`,
  ];
};
