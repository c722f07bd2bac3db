// A rule means the same to the screen and to the database: what `allows` answers for a record, the SQL answers for all of them.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  allOf,
  allows,
  anyOf,
  atomsOf,
  type Caller,
  can,
  describeRule,
  forUser,
  never,
  own,
  type Rule,
  related,
  signedIn,
  where,
} from '#schema/core/access.ts';
import { type Permission, permissionNames } from '#schema/permissions.ts';
import { task } from '#schema/tasks/task.ts';
import { taskWorkflow } from '#schema/tasks/task.workflow.ts';
import { demoTasks } from '#seeds/demo-company.ts';
import { planWhole } from '#server/crud/read/plan.ts';
import { ruleSql } from '#server/crud/read/rule-sql.ts';
import { entityNamed } from '#server/crud/read/select.ts';
import { compile } from '#server/crud/read/statement.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
/** The newest tasks of the demo company: those that are still alive. */
const last = demoTasks;
const first = last - 199;
const records: Record<string, unknown>[] = [];
let me: Caller;

beforeAll(async () => {
  me = { id: api.id('marko'), permissions: new Set<Permission>(['tasks.users']) };
  const plan = planWhole(api.database, entityNamed('task'));
  for (let id = first; id <= last; id += 1) for (const row of await plan.rows({ id, me: me.id })) records.push(plan.decode(row));
  expect(records).toHaveLength(200);
});

const bySql = async (rule: Rule, shape: 'one' | 'list'): Promise<number[]> => {
  const { sql: text, fill } = compile(
    api.database,
    sql`select t.id from task as t where t.id between ${first} and ${last} and ${ruleSql(rule, 'task', 't', api.database.dialect, shape)} order by t.id`,
  );
  return (await api.database.read.all(text, fill({ me: me.id }))).map((row) => Number(row.id));
};

const agree = async (rule: Rule) => {
  const expected = records.filter((record) => allows(rule, me, record)).map((record) => Number(record.id));
  const left = forUser(rule, me);
  if (typeof left === 'boolean') {
    expect(expected).toHaveLength(left ? records.length : 0);
    return expected.length;
  }
  expect(await bySql(left, 'one'), describeRule(rule)).toEqual(expected);
  expect(await bySql(left, 'list'), describeRule(rule)).toEqual(expected);
  return expected.length;
};

const lists = Object.entries(task.list?.lists ?? {}).flatMap(([name, { rows }]) => (rows ? [[name, rows] as const] : []));
describe('the declared rules', () => {
  it.each(lists)('list %s', async (name, rule) => {
    const shown = await agree(rule);
    if (name !== 'waitingForConfirmation') expect(shown).toBeGreaterThan(0);
  });
  it.each(Object.entries(taskWorkflow.transitions).map(([name, transition]) => [name, transition.allow] as const))(
    'transition %s',
    async (_name, rule) => {
      await agree(rule);
    },
  );
  it('mention what can be made true and false from data', () => {
    for (const [, rule] of lists)
      for (const atom of atomsOf(rule)) expect(['own', 'where', 'related', 'always', 'signedIn', 'can']).toContain(atom.is);
  });
});

const leaf: fc.Arbitrary<Rule> = fc.oneof(
  fc.constantFrom(...permissionNames.slice(0, 8)).map(can),
  fc.constantFrom('company_user_id', 'user_added').map((field) => own(field) as Rule),
  fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }).map((values) => where('status', ...values) as Rule),
  fc.boolean().map((value) => where('denied', value) as Rule),
  fc.constant(related('assigned', 'task_user', 'task_id', 'user_id')),
  fc.constant(signedIn),
  fc.constant(never),
);
const rules = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((of) => anyOf(...of)),
    fc.array(tie('rule'), { minLength: 1, maxLength: 3 }).map((of) => allOf(...of)),
  ),
})).rule;

it('holds for rules that nobody has thought of', () =>
  fc.assert(
    fc.asyncProperty(rules, async (rule) => void (await agree(rule))),
    { numRuns: 150 },
  ));
