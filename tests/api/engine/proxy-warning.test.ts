// Behind a proxy that nobody has named all callers count as one: the start says so in the log.
import { expect, it } from 'vitest';
import { type ServerOptions, startServer } from '#tests/support/server.ts';

const outset = { SEED: 'none', ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'Odsevnik-2026-preizkus' };
const logOf = async (env: ServerOptions['env']): Promise<string> => {
  const server = await startServer({ env: { ...outset, ...env } });
  await server.stop();
  return server.log();
};

it.each([
  ['https without a proxy', { PUBLIC_URL: 'https://delo.example.com' }, true],
  ['https with its proxy', { PUBLIC_URL: 'https://delo.example.com', PROXIES: '127.0.0.1' }, false],
  ['no https', { PUBLIC_URL: 'http://delo.example.com' }, false],
] as const)(
  '%s',
  async (_case, env, warns) => {
    expect((await logOf(env)).includes('PROXIES names no proxy')).toBe(warns);
  },
  60_000,
);
