// Creates a large demo company in an empty database: npm run seed -- --tasks 100000, with a fitting number of clients or the one in --clients.
import { parseArgs } from 'node:util';
import { isEmpty, openInstallation } from '#server/domain/company/installation.ts';
import { fillDemo } from './fill.ts';

const { values } = parseArgs({ options: { tasks: { type: 'string', default: '600' }, clients: { type: 'string' } } });
const whole = (name: string, text: string, most: number): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 1 to ${most.toLocaleString('en')}, not ${text}.`);
};
const tasks = whole('tasks', values.tasks, 1_000_000);
const clients = values.clients === undefined ? undefined : whole('clients', values.clients, 100_000);
const { database, configuration } = await openInstallation(process.env);
if (!(await isEmpty(database))) throw new Error('This database has users already: seed an empty one, for example with another DATA_DIR.');
const started = performance.now();
await fillDemo(database, { password: configuration.demoPassword ?? 'demo', tasks, ...(clients !== undefined && { clients }) });
await database.close();
console.log(
  `${tasks} tasks in ${Math.round((performance.now() - started) / 100) / 10} s; the password is ${configuration.demoPassword ? 'DEMO_PASSWORD' : 'demo'}.`,
);
