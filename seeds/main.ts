// Makes a large demo company in an empty database: npm run seed -- --tasks 100000.
import { parseArgs } from 'node:util';
import { isEmpty, openInstallation } from '#server/domain/installation.ts';
import { fillDemo } from './fill.ts';

const { values } = parseArgs({ options: { tasks: { type: 'string', default: '600' } } });
const tasks = Number(values.tasks);
if (!Number.isInteger(tasks) || tasks < 1 || tasks > 1_000_000)
  throw new Error(`--tasks must be a whole number from 1 to 1,000,000, not ${values.tasks}.`);
const { database, configuration } = await openInstallation(process.env);
if (!(await isEmpty(database))) throw new Error('This database has users already: seed an empty one, for example with another DATA_DIR.');
const started = performance.now();
await fillDemo(database, { password: configuration.demoPassword ?? 'demo', tasks });
await database.close();
console.log(
  `${tasks} tasks in ${Math.round((performance.now() - started) / 100) / 10} s; the password is ${configuration.demoPassword ? 'DEMO_PASSWORD' : 'demo'}.`,
);
