// npm run new -- entity | field | transition | language: drafts the schema and its words, and lists the remaining steps.
import { parseArgs } from 'node:util';
import { menuGroups } from '#schema/core/menu.ts';
import { awaitingIn } from '../awaiting.ts';
import { root } from '../scan.ts';
import { asker } from './ask.ts';
import { planEntity } from './entity.ts';
import { planField } from './field.ts';
import { planLanguage } from './language.ts';
import { planIn, Refused } from './plan.ts';
import { readKnown } from './schema-files.ts';
import { fieldForm } from './spec.ts';
import { planTransition } from './transition.ts';

const usage = `npm run new -- entity <name> --area <area> --menu <group, or none> --field <field> … [--plural <names>] [--icon <icon>] [--about <sentence>]
npm run new -- field <entity> <field> [--form <part>] [--column]
npm run new -- transition <entity> <name> --from <state> … --to <state> --permission <permission> [--input <field> …]
npm run new -- language <code>

A field: ${fieldForm}
What is not said is asked for. --dry names the files and writes none.`;

const options = {
  area: { type: 'string' },
  field: { type: 'string', multiple: true },
  plural: { type: 'string' },
  menu: { type: 'string' },
  icon: { type: 'string' },
  about: { type: 'string' },
  form: { type: 'string' },
  column: { type: 'boolean' },
  from: { type: 'string', multiple: true },
  to: { type: 'string' },
  permission: { type: 'string' },
  input: { type: 'string', multiple: true },
  dry: { type: 'boolean' },
} as const;

/** An unknown flag is reported like every other wrong input. */
const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('. To specify')[0] : error}.\n\n${usage}`);
    process.exit(1);
  }
};
const { values, positionals } = read();

const plan = planIn(root);
const { one, many, close } = asker();
const [command, first, second] = positionals;

const drafts: Readonly<Record<string, () => Promise<string[]>>> = {
  entity: async () =>
    planEntity(plan, await readKnown(), {
      ...values,
      name: await one(first, 'Name, as in branch_office'),
      area: await one(values.area, 'Area of schema/'),
      menu: await one(values.menu, `Group of the menu, ${menuGroups.join(', ')}, or none`),
      fields: await many(values.field, `Fields, ${fieldForm}`),
    }),
  field: async () =>
    planField(plan, await readKnown(), { ...values, entity: await one(first, 'Entity'), field: await one(second, `Field, ${fieldForm}`) }),
  transition: async () =>
    planTransition(plan, await readKnown(), {
      entity: await one(first, 'Entity'),
      name: await one(second, 'Name, as in startTransport'),
      from: await many(values.from, 'States that it leads from'),
      to: await one(values.to, 'State that it leads to, or same'),
      permission: await one(values.permission, 'Permission that it needs'),
      input: values.input ?? [],
    }),
  language: async () => planLanguage(plan, await one(first, 'Code, as in it')),
};

try {
  const draft = drafts[command ?? ''];
  if (!draft) throw new Refused(usage);
  const left = await draft();
  if (!values.dry) plan.write();
  console.log(
    plan
      .files()
      .map((file) => `${values.dry ? 'would write' : 'written'}: ${file}`)
      .join('\n'),
  );
  if (!values.dry) {
    const words = awaitingIn(root).reduce((sum, { phrases }) => sum + phrases.length, 0);
    const next = [
      ...left,
      'npm run generate, and read the migrations that it drafts',
      `translate the ${words} phrases that stand in awaits(…); npm run generate lists them`,
      'npm run quick',
    ];
    console.log(`\nLeft to do:\n${next.map((line) => `- ${line}`).join('\n')}`);
  }
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  close();
}
