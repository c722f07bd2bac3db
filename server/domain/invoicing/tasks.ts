// Decides which tasks a group may take: confirmed ones of its client in no other group, billed one by one or with their whole project, never both.
import type { Rows } from '#generated/entities.ts';
import { invoice, invoiceStates } from '#schema/invoicing/invoice.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { exclusive } from '#server/core/database/locks.ts';
import { among, literal, number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, invalid, type Refusal } from '#server/core/http/refusal.ts';
import { namesById } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { touchTask } from '../tasks/life.ts';

type Task = Rows['task'];
type Group = Rows['invoice'];
/** The most records named in a refusal. */
const named = 5;

/** A refusal that names the records in the way. */
export const refusalNaming = async (tx: Tx, reason: string, entity: string, ids: readonly number[], members = {}): Promise<Refusal> => {
  const called = await namesById(tx.read, entity, ids.slice(0, named));
  const names = `${[...called.values()].join(', ')}${ids.length > named ? ' …' : ''}`;
  return conflict('invoice', reason, { parameters: { names }, members: { names: [...called.values()], ...members } });
};

/** Existing groups that contain some of these tasks, each with its task. */
const holding = ({ read }: Tx, tasks: readonly number[]) =>
  read.rows(
    sql`select h.task_id, i.id, i.title, i.number from invoice_task h join invoice i on i.id = h.invoice_id
      where h.task_id ${among(tasks)} and h.released = false order by i.id, h.task_id`,
    { task_id: number, ...columnsOf(invoice, 'id', 'title', 'number') },
  );

const refuseHeld = async (tx: Tx, tasks: readonly number[]): Promise<void> => {
  const groups = await holding(tx, tasks);
  const ids = [...new Set(groups.map(({ id }) => id))];
  if (ids.length > 0) throw await refusalNaming(tx, 'alreadyInGroup', 'invoice', ids, { groups });
};

const refuseWholeProjects = async (tx: Tx, projects: readonly number[]): Promise<void> => {
  if (projects.length === 0) return;
  const billed = await tx.read.values(
    sql`select distinct project_id from invoice
      where project_id ${among(projects)} and kind = 'invoice' and status < ${literal(invoiceStates.cancelled)}`,
    number,
  );
  if (billed.length > 0) throw await refusalNaming(tx, 'billedByProject', project.name, billed);
};

/** Locks projects, then tasks, each in the order of their ids, so that two acts never deadlock. */
const locked = async (tx: Tx, ids: readonly number[]): Promise<Task[]> => {
  const projects = await tx.read.values(
    sql`select distinct project from task where id ${among(ids)} and project is not null order by project`,
    number,
  );
  for (const id of projects) await tx.lock('project', id);
  return tx.em.find(tx.database.entities.task, { id: { $in: [...ids] } }, { orderBy: { id: 'asc' }, lockMode: exclusive, refresh: true });
};

/** Adds tasks to a group. @throws Refusal 409 that names the tasks, projects or groups in the way, 422 for an unknown task */
export const claimTasks = async (tx: Tx, group: Pick<Group, 'id' | 'client_id' | 'project_id'>, ids: readonly number[]): Promise<void> => {
  const tasks = await locked(tx, ids);
  if (tasks.length < ids.length) throw invalid({ field: 'tasks', reason: 'notReference' });
  await refuseHeld(tx, ids);
  const wrong = (unfit: (task: Task) => boolean) => tasks.filter(unfit).map(({ id }) => id);
  const none = wrong(({ client_company_id }) => client_company_id === null);
  if (none.length > 0) throw await refusalNaming(tx, 'noClient', 'task', none);
  const others = wrong(({ client_company_id }) => client_company_id !== group.client_id);
  if (others.length > 0) throw await refusalNaming(tx, 'otherClient', 'task', others);
  const early = wrong(({ status }) => status !== taskStates.confirmed);
  if (early.length > 0) throw await refusalNaming(tx, 'notConfirmed', 'task', early);
  const projects = [...new Set(tasks.flatMap(({ project: of }) => (of && of !== group.project_id ? [of] : [])))];
  await refuseWholeProjects(tx, projects);
  for (const { id } of tasks) {
    tx.create('invoice_task', { invoice_id: group.id, task_id: id, released: false });
    await touchTask(tx, id);
  }
  await tx.flush();
};

/** The tasks to bill with a project, which is locked from here on. @throws Refusal 409 while it is not finished, or its tasks are not confirmed or were billed one by one */
export const tasksOfProject = async (tx: Tx, id: number): Promise<{ readonly project: Rows['project']; readonly tasks: number[] }> => {
  const row = await tx.em.findOne(tx.database.entities.project, { id }, { lockMode: exclusive });
  if (!row) throw invalid({ field: 'project_id', reason: 'notReference' });
  await refuseWholeProjects(tx, [id]);
  const finished: readonly number[] = [projectStates.finished, projectStates.finishedWithoutHandover];
  if (!finished.includes(row.status)) throw conflict('invoice', 'projectNotFinished');
  const tasks = await tx.em.find(
    tx.database.entities.task,
    { project: id },
    { orderBy: { id: 'asc' }, lockMode: exclusive, refresh: true },
  );
  const open = tasks.filter(({ status }) => status < taskStates.confirmed).map((task) => task.id);
  if (open.length > 0) throw await refusalNaming(tx, 'tasksOpen', 'task', open);
  const billed = await holding(
    tx,
    tasks.map((task) => task.id),
  );
  if (billed.length > 0)
    throw await refusalNaming(tx, 'billedByTask', 'invoice', [...new Set(billed.map((one) => one.id))], { groups: billed });
  return { project: row, tasks: tasks.filter(({ status }) => status === taskStates.confirmed).map((task) => task.id) };
};

/** The tasks of a group, in their order. */
export const tasksIn = async (tx: Tx, invoice_id: number): Promise<number[]> => {
  const rows = await tx.em.find(tx.database.entities.invoice_task, { invoice_id, released: false }, { orderBy: { task_id: 'asc' } });
  return rows.flatMap(({ task_id }) => (task_id === null ? [] : [task_id]));
};

/** Removes tasks from a group, so that another group can take them. */
export const releaseTasks = async (tx: Tx, invoice_id: number, tasks: readonly number[]): Promise<void> => {
  await tx.em.nativeDelete(tx.database.entities.invoice_task, { invoice_id, task_id: { $in: [...tasks] }, released: false });
  for (const id of [...tasks].sort((a, b) => a - b)) await touchTask(tx, id);
};
