// The configuration of a server process, read once from its environment.
import { join } from 'node:path';
import { networks } from '#schema/core/networks.ts';
import { bucketOf } from './files/s3.ts';

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Where uploaded files are stored: a folder, or a bucket as `s3://…`. */
  readonly files: string;
  readonly databaseUrl: string;
  readonly logs: boolean;
  readonly seed: 'demo' | 'none';
  readonly demoPassword: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  /** The public address of the pages; the base of links in mails to people outside. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  /** The token with which another machine may read the metrics. */
  readonly metricsToken: string | undefined;
  /** Networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: string | undefined;
};

const parseNumber = (name: string, value: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} must be a port number, not ${value}.`);
  return number;
};

const urlOf = (name: string, value: string): string => {
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error(`${name} must be an address such as https://work.example.com.`);
  return value.replace(/\/+$/, '');
};

const networksOf = (name: string, value: string): string => {
  const read = networks().safeParse(value);
  if (!read.success) throw new Error(`${name} must be networks such as 127.0.0.1, 10.0.0.0/8, not ${value}.`);
  return read.data;
};

const s3Of = (address: string): string => {
  bucketOf(address);
  return address;
};

/** @throws Error that names the unreadable variable */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const dataDir = environment.DATA_DIR || './data';
  const seed = environment.SEED || 'demo';
  if (seed !== 'demo' && seed !== 'none') throw new Error(`SEED must be none or absent, not ${seed}.`);
  const port = parseNumber('PORT', environment.PORT || '3000');
  const host = environment.HOST || '127.0.0.1';
  return {
    port,
    host,
    dataDir,
    files: environment.FILES_URL ? s3Of(environment.FILES_URL) : join(dataDir, 'files'),
    databaseUrl: environment.DATABASE_URL || `sqlite:${join(dataDir, 'work.sqlite')}`,
    logs: (environment.LOG_LEVEL || 'info') !== 'silent',
    seed,
    demoPassword: environment.DEMO_PASSWORD || undefined,
    adminEmail: environment.ADMIN_EMAIL || undefined,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    publicUrl: urlOf('PUBLIC_URL', environment.PUBLIC_URL || `http://${host.includes(':') ? `[${host}]` : host}:${port}`),
    smtpUrl: environment.SMTP_URL || undefined,
    metricsToken: environment.METRICS_TOKEN || undefined,
    proxies: environment.PROXIES ? networksOf('PROXIES', environment.PROXIES) : undefined,
  };
};
