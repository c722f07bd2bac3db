// Makes an invoicing group from a client's confirmed tasks, from a month of them or from a whole project, and changes it until it is issued.

import type { Rows } from '#generated/entities.ts';
import { numberText } from '#schema/core/fields.ts';
import { dayOf } from '#schema/core/zone.ts';
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceWorkflow } from '#schema/invoicing/invoice.workflow.ts';
import { project } from '#schema/projects/project.ts';
import { among, instant, nullable, sql } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { wholeRecord } from '#server/crud/read/read-inside.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import type { Values } from '#server/crud/write/check.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { type Check, checkedInput, insert } from '#server/crud/write/write.ts';
import { proposesReverse } from '../clients/reverse-charge.ts';
import { zoneIn } from '../company/company.ts';
import { detailInside, type InvoiceDetail } from './detail.ts';
import { addFreeLine, changeLine, proposeWork, recount, removeLine, removeTaskOf } from './lines.ts';
import { keepGroup } from './restore.ts';
import { claimTasks, releaseTasks, tasksIn, tasksOfProject } from './tasks.ts';
import { unbilledIn } from './unbilled.ts';

/** What a group is made of: some tasks, a month of a client, or a whole project. */
export type Begin = {
  readonly client_id?: number | null | undefined;
  readonly tasks?: readonly number[] | undefined;
  readonly month?: string | null | undefined;
  readonly project_id?: number | null | undefined;
};

/** The first and last day of work in the group. */
const periodOf = async (tx: Tx, tasks: readonly number[]): Promise<{ period_from: string | null; period_to: string | null }> => {
  const worked = await tx.read.row(
    sql`select min(s.start_time) as first, max(s.end_time) as last
      from sub_time s join time_entry e on e.id = s.time_entry_id where e.task_id ${among(tasks)}`,
    { first: nullable(instant), last: nullable(instant) },
  );
  const zone = await zoneIn(tx.read);
  const day = (at: string | null | undefined) => (at ? dayOf(Date.parse(at), zone) : null);
  return { period_from: day(worked?.first), period_to: day(worked?.last) };
};

type Beginning = {
  readonly client_id: number;
  readonly project_id: number | null;
  readonly tasks: readonly number[];
  readonly called: string;
};
/** The tasks, their client, and the default name of the group. */
const beginningOf = async (tx: Tx, { client_id, tasks = [], month, project_id }: Begin): Promise<Beginning> => {
  if (project_id) {
    const projectTasks = await tasksOfProject(tx, project_id);
    if (projectTasks.tasks.length === 0) throw conflict('invoice', 'nothingToBill');
    const called = `${numberText(project.info.number, projectTasks.project.number)} ${projectTasks.project.title}`;
    return { client_id: projectTasks.project.client_id, project_id, tasks: projectTasks.tasks, called };
  }
  if (!client_id) throw invalid({ field: 'client_id', reason: 'required' });
  const client = await tx.em.findOne(tx.database.entities.client, { id: client_id });
  if (!client) throw invalid({ field: 'client_id', reason: 'notReference' });
  const tasksToAdd = month ? await unbilledIn(tx, client_id, month) : [...new Set(tasks)];
  if (month && tasksToAdd.length === 0) throw conflict('invoice', 'nothingToBill');
  const [year, of] = (month ?? dayOf(tx.now.getTime(), await zoneIn(tx.read))).split('-');
  return { client_id, project_id: null, tasks: tasksToAdd, called: `${client.name} ${of}/${year}` };
};

/** Creates a group with the lines proposed from its tasks. @throws Refusal 409 that names the records in the way */
export const createInvoice = (
  services: Services,
  me: Me,
  { client_id, tasks, month, project_id, ...fields }: Begin & Values,
): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const begin = await beginningOf(tx, { client_id, tasks, month, project_id });
    const period = begin.tasks.length > 0 ? await periodOf(tx, begin.tasks) : {};
    const values = await checkedInput(tx, invoice, me, {
      reverse_charge: await proposesReverse(tx, begin.client_id),
      ...period,
      ...fields,
      title: fields.title || begin.called.slice(0, 200),
      client_id: begin.client_id,
    });
    const owned = { project_id: begin.project_id, user_added: me.id, date_added: tx.now.toISOString() };
    const { id } = await insert(tx, invoice, values, owned, [`client:${begin.client_id}`]);
    await claimTasks(tx, { id, client_id: begin.client_id, project_id: begin.project_id }, begin.tasks);
    await proposeWork(tx, id);
    return readWithTransitionsInside(tx, invoice, me, id);
  });

/** Only a waiting group can be changed; deleting it frees its tasks and work. */
export const invoiceCheck: Check = {
  refuses: ['clientFixed'],
  before: async (tx, me, stored, values) => {
    if (!stored) return;
    const why = invoiceWorkflow.refusal(values ? 'edit' : 'remove', me, await wholeRecord(tx, invoice, stored.id));
    if (why) throw conflict('invoice', why.reason);
    if (!values) {
      await keepGroup(tx, me, stored.id);
      return releaseTasks(tx, stored.id, await tasksIn(tx, stored.id));
    }
    if (!('client_id' in values)) return;
    if (Number(stored.tasks) > 0) throw conflict('invoice', 'clientFixed');
    // Another client, another tax: unless it was said with the client.
    if (!('reverse_charge' in values)) values.reverse_charge = await proposesReverse(tx, Number(values.client_id));
  },
  after: async (tx, id) => {
    await tx.flush();
    const row = await tx.em.findOne(tx.database.entities.invoice, { id });
    if (!row) return;
    const { version } = row;
    await recount(tx, id);
    row.version = version;
  },
};

type Which = { readonly id: number; readonly ifMatch: string | null };
/** Changes the lines of a waiting group in one act and returns the whole group. */
const changing = (services: Services, me: Me, { id, ifMatch }: Which, work: (tx: Tx) => Promise<void>): Promise<InvoiceDetail> =>
  act(services, me, async (tx) => {
    await allowed(tx, invoice, me, id, 'changeLines', ifMatch);
    await work(tx);
    return detailInside(tx, id);
  });

const recordChange = (tx: Tx, id: number, action: string, about: Values): void =>
  tx.record({ entity: invoice.name, id, action, after: about, topics: [invoice.name] });

/** Extends the group's period to include added work. */
const widen = async (tx: Tx, group: Rows['invoice'], tasks: readonly number[]): Promise<void> => {
  const { period_from, period_to } = await periodOf(tx, tasks);
  if (period_from && (!group.period_from || period_from < group.period_from)) group.period_from = period_from;
  if (period_to && (!group.period_to || period_to > group.period_to)) group.period_to = period_to;
};

export const addTasks = (services: Services, me: Me, which: Which, tasks: readonly number[]): Promise<InvoiceDetail> =>
  changing(services, me, which, async (tx) => {
    const group = await tx.get('invoice', which.id);
    await claimTasks(tx, group, [...new Set(tasks)]);
    await proposeWork(tx, which.id, tasks);
    await widen(tx, group, tasks);
    recordChange(tx, which.id, 'addTasks', { task_ids: tasks });
  });

export const removeTask = (services: Services, me: Me, which: Which, task_id: number): Promise<InvoiceDetail> =>
  changing(services, me, which, async (tx) => {
    await removeTaskOf(tx, which.id, task_id);
    recordChange(tx, which.id, 'removeTask', { task_ids: [task_id] });
  });

export const writeLine = (services: Services, me: Me, which: Which, raw: Values): Promise<InvoiceDetail> =>
  changing(services, me, which, (tx) => addFreeLine(tx, me, which.id, raw));

/** A line has its own version, so two people can edit two lines of a group at once. */
const changingLine = (services: Services, me: Me, { id, ifMatch }: Which, work: (tx: Tx, ifMatch: string | null) => Promise<void>) =>
  changing(services, me, { id, ifMatch: null }, (tx) => work(tx, ifMatch));

export const editLine = (services: Services, me: Me, which: Which, line_id: number, raw: Values): Promise<InvoiceDetail> =>
  changingLine(services, me, which, (tx, ifMatch) => changeLine(tx, which.id, { id: line_id, ifMatch }, raw));

export const deleteLine = (services: Services, me: Me, which: Which, line_id: number): Promise<InvoiceDetail> =>
  changingLine(services, me, which, (tx, ifMatch) => removeLine(tx, me, which.id, { id: line_id, ifMatch }));

/** Adds the free work of the group's tasks again. */
export const propose = (services: Services, me: Me, which: Which): Promise<InvoiceDetail> =>
  changing(services, me, which, async (tx) => {
    await proposeWork(tx, which.id);
    recordChange(tx, which.id, 'propose', {});
  });
