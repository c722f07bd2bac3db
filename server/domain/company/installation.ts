// Opens the database of one installation (one company), migrates it, and fills it when it is empty.
import { settings } from '#schema/company/settings.ts';
import { permissions } from '#schema/permissions.ts';
import { type Configuration, readConfiguration } from '#server/core/configuration.ts';
import { type Database, openDatabase } from '#server/core/database/database.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { keepPrivate, privateDatabase, privateFolder } from '#server/core/files/private-files.ts';
import { hashPassword } from '#server/core/security/password.ts';
import { type Company, loadCompany } from './load-company.ts';
import { grantNewPermissions } from './new-permissions.ts';

export type Installation = { readonly configuration: Configuration; readonly database: Database };

/** Opens the database that the environment names and migrates it. @throws Error that names the variable which cannot be read */
export const openInstallation = async (environment: NodeJS.ProcessEnv): Promise<Installation> => {
  const configuration = readConfiguration(environment);
  keepPrivate();
  privateFolder(configuration.dataDir);
  privateDatabase(configuration.databaseUrl);
  const database = await openDatabase(configuration.databaseUrl, { writesLater: true });
  await database.migrate();
  await grantNewPermissions(database);
  return { configuration, database };
};

/** True while the database has no user who could sign in. */
export const isEmpty = async (database: Database): Promise<boolean> =>
  (await database.read.value(sql`select id from "user" limit 1`, number)) === null;

const cast = ['admin', 'luka', 'marko', 'petra', 'tina', 'eva', 'maks', 'nina', 'jure'].map((name) => `${name}@example.com`);

/** The demo company's accounts for the sign-in page; an empty list in any other company. */
export const demoSignIns = async (database: Database): Promise<string[]> => {
  const admin = await database.read.value(sql`select id from "user" where email = ${cast[0] ?? ''}`, number);
  return admin !== null ? [`Demo company: sign in as ${cast.join(', ')}`] : [];
};

/** Loads a whole company; all its users get the same password. */
export const fillWith = async (database: Database, company: Company, password: string): Promise<void> => {
  const password_hash = await hashPassword(password);
  const password_set_at = new Date().toISOString();
  await loadCompany(database, {
    ...company,
    user: (company.user ?? []).map((user) => ({ theme: 'dark', zoom: 100, ...user, password_hash, password_set_at })),
  });
};

/** For the first administrator only, whose password the operator chooses on the server. */
const shortestPassword = 8;

/** Creates the first administrator, a role with every permission, and settings to be completed. */
export const makeFirstAdministrator = async (database: Database, { adminEmail, adminPassword }: Configuration): Promise<string[]> => {
  if (!adminEmail || !adminPassword) throw new Error('SEED=none needs ADMIN_EMAIL and ADMIN_PASSWORD for the first start.');
  if (adminPassword.length < shortestPassword) throw new Error(`ADMIN_PASSWORD needs at least ${shortestPassword} characters.`);
  const company: Company = {
    settings: [{ id: 1, ...settings.input.parse({ company_name: 'Podjetje' }) }],
    role: [{ id: 1, name: 'Skrbnik', permissions: Object.values(permissions) }],
    user: [
      {
        id: 1,
        name: 'Glavni',
        last_name: 'Skrbnik',
        email: adminEmail.trim().toLowerCase(),
        role_id: 1,
        contract_hours: 40,
        vacation_days: 20,
        notification_start_hour: 7,
        notification_end_hour: 17,
        language: 'sl',
        active: true,
      },
    ],
  };
  await fillWith(database, company, adminPassword);
  return [`Sign in as ${adminEmail} with ADMIN_PASSWORD.`];
};
