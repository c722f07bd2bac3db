// The benchmark: npm run bench sets the product beside a yardstick that does the same work by hand, on the same database.
import { parseArgs } from 'node:util';
import { type Companies, holds, type Kind, nameOf } from './data.ts';
import { onPostgres } from './data-postgres.ts';
import { onSqlite } from './data-sqlite.ts';
import { growthLines } from './growth.ts';
import { browserLines } from './in-browser.ts';
import { stepAside } from './processes.ts';
import { requestLines, type Wish } from './requests.ts';
import { markdownOf, type Part, tableOf, whole } from './table.ts';

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'sqlite,postgres' },
    /** One size of the company or several: 1000,100000. */
    tasks: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    /** Only the rows whose name has this in it. */
    only: { type: 'string', default: '' },
    /** Small data and short rounds: shows that the benchmark runs and that both sides answer the same. */
    quick: { type: 'boolean', default: false },
    /** All results beside each other, for README.md. */
    markdown: { type: 'boolean', default: false },
  },
});
const { quick } = values;
const sizes = (values.tasks ?? (quick ? '500' : '50000')).split(',').map(Number);
if (!sizes.every((tasks) => Number.isInteger(tasks) && tasks > 0))
  throw new Error(`--tasks must be whole numbers such as 1000,100000, not ${values.tasks}.`);
const open: Readonly<Record<Kind, () => Companies | Promise<Companies>>> = { sqlite: onSqlite, postgres: onPostgres };
const isKind = (text: string): text is Kind => text in open;
const kinds = values.on.split(',').filter(isKind);
if (kinds.join() !== values.on) throw new Error(`--on must be sqlite, postgres or both, not ${values.on}.`);
const wish: Wish = {
  quick,
  rounds: quick ? 1 : Number(values.rounds),
  ms: quick ? 100 : Number(values.seconds) * 1000,
  isChosen: (name) => name.includes(values.only),
  say: (text) => process.stderr.write(`${text}\n`),
};

const parts: Part[] = [];
for (const kind of kinds) {
  const companies = await open[kind]();
  try {
    for (const [at, tasks] of sizes.entries()) {
      const head = `${nameOf[kind]}, ${whole(tasks)} tasks`;
      wish.say(`${head} …`);
      const { time_entry, client } = await holds(await companies.companyAt({ tasks }));
      stepAside();
      const lines = await requestLines(companies, { tasks }, wish);
      if (at === sizes.length - 1) {
        lines.push(...(await growthLines(companies, wish)));
        // The quick run is a test, on a machine that may have neither a build nor a browser.
        if (kind === 'sqlite' && (!quick || values.only)) lines.push(...(await browserLines(companies, wish)));
      }
      parts.push({ head, holds: `${whole(time_entry)} time entries, ${whole(client)} clients`, lines });
    }
  } finally {
    await companies.end();
  }
}
if (values.markdown) console.log(markdownOf(parts));
else {
  console.log(`Answers a second and the processor time of one, each server alone on one core, the median of ${wish.rounds} rounds;`);
  console.log('on PostgreSQL with its database on the same core, whose processor time stands behind the +, but for the screens left open.');
  for (const { head, holds, lines } of parts) console.log(`\n${head}, ${holds}\n${tableOf(lines)}`);
}
