// The state of a record has one door: nothing but the workflow writes it.
import { expect, it } from 'vitest';
import type { Workflow } from '#schema/core/workflow.ts';
import { modulesOf } from '../../support/modules.ts';
import { statusWrites } from '../../support/stories/status-writes.ts';

const modules = await modulesOf<Readonly<Record<string, Workflow>>>('schema/*/*.workflow.ts');
const workflows = [...modules.values()].flatMap((module) => Object.values(module).filter((one) => 'transitions' in one));
const door = 'server/crud/write/transition.ts';

it('there are workflows to look at', () => expect(workflows.map(({ entity }) => entity)).toContain('task'));

const secondDoors = [
  'row.status = 3;',
  'row.status += 1;',
  'const { status } = { status: 1 as const }; row.status = status;',
  'Object.assign(row, { status: 3 });',
  'change(tx, task, 1, { status: 3 });',
  'em.nativeUpdate(tables.task, { id: 1 }, { status: 3 });',
  'em.assign(row, { status: 3 });',
  'const changed: Partial<Rows["task"]> = { status: 3 };',
  'run(`update task set status = 3 where id = 1`);',
  'run(\'update "task" set waiting_reason = null, status = 3\');',
];
const otherWrites = [
  'entry.status = 1;',
  'answer.status = 404;',
  "tx.create('task', { status: 0 });",
  'em.nativeUpdate(tables.task, { status: 3 }, { denied: true });',
  'change(tx, task, 1, { title: "a" });',
  'run("select status from task where status = 3");',
];

const around = (line: string) => `import type { EntityManager } from '@mikro-orm/core';
import type { Rows, Tables } from '#generated/entities.ts';
import { task } from '#schema/tasks/task.ts';
import type { Tx } from '#server/core/events/act.ts';
import { change } from '#server/crud/write/write.ts';
export const act = (tx: Tx, em: EntityManager, tables: Tables, row: Rows['task'], entry: Rows['time_entry'], answer: { status: number }, run: (sql: string) => void) => {
  ${line}
};
`;
const sampleOf = (line: string) => `server/domain/sample-${[...secondDoors, ...otherWrites].indexOf(line)}.ts`;
const samples = Object.fromEntries([...secondDoors, ...otherWrites].map((line) => [sampleOf(line), around(line)]));
const found = statusWrites(workflows, samples);
const foundIn = (line: string) => found.filter((place) => place.startsWith(`${sampleOf(line)}:`));

it('nobody but the workflow writes it', () => {
  expect(found.filter((place) => !place.startsWith(`${door}:`) && !place.startsWith('server/domain/sample-'))).toEqual([]);
});

it.each(secondDoors)('a second door is found: %s', (line) => expect(foundIn(line)).not.toEqual([]));

it.each(otherWrites)('something else is left alone: %s', (line) => expect(foundIn(line)).toEqual([]));
