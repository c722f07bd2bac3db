// The configuration of a server process, read once from its environment.
import { join } from 'node:path';

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly logs: boolean;
  readonly seed: 'demo' | 'none';
  readonly demoPassword: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
};

const numberOf = (name: string, value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} must be a port number, not ${value}.`);
  return number;
};

/** @throws Error that names the variable which cannot be read */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const dataDir = environment.DATA_DIR || './data';
  const seed = environment.SEED || 'demo';
  if (seed !== 'demo' && seed !== 'none') throw new Error(`SEED must be none or absent, not ${seed}.`);
  return {
    port: numberOf('PORT', environment.PORT || '3000'),
    host: environment.HOST || '127.0.0.1',
    dataDir,
    databaseUrl: environment.DATABASE_URL || `sqlite:${join(dataDir, 'work.sqlite')}`,
    logs: (environment.LOG_LEVEL || 'info') !== 'silent',
    seed,
    demoPassword: environment.DEMO_PASSWORD || undefined,
    adminEmail: environment.ADMIN_EMAIL || undefined,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
  };
};
