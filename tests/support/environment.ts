// What the processes of the tests are started with: the machine's own surroundings, without what would configure a server.

/** What the README says that a server is configured by. */
const configured: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'DATABASE_URL',
  'FILES_URL',
  'SEED',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PUBLIC_URL',
  'SMTP_URL',
  'PROXIES',
  'METRICS_TOKEN',
  'LOG_LEVEL',
]);

/** With what a test says itself. */
export const environment = (own: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !configured.has(name))),
  ...own,
});
