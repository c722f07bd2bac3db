// The purpose of a task's public link: the client sees the work order and confirms or declines.
import { holder } from '#schema/core/access.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { number, sql } from '#server/core/database/sql.ts';
import { transition } from '#server/crud/write/transition.ts';
import { notify } from '../company/notify.ts';
import type { LinkPurpose } from '../links/link-purpose.ts';
import { isConfirmed } from './confirmed-order.ts';
import { touchTask } from './life.ts';
import { printOrder, printWorkOrder } from './print-order.ts';
import { type WorkOrder, workOrderOf } from './work-order.ts';

const documentOf = ({ times, rides, materials, ...order }: WorkOrder) => ({
  description: order.description,
  notes: order.notes,
  client: order.client && { name: order.client.name, address: order.client.address, zip: order.client.zip, town: order.client.town },
  branch_office: order.branch_office,
  people: order.people,
  times: times.map(({ line, who, workType, from, to, seconds, multiplier, notes }) => ({
    line,
    who,
    work_type: workType,
    from,
    to,
    seconds,
    multiplier,
    notes,
  })),
  transports: rides.map(({ line, who, vehicle, from, to = null, type = null, route, start_kilometers, end_kilometers }) => ({
    line,
    who,
    vehicle,
    from,
    to,
    type,
    route,
    kilometers: end_kilometers - start_kilometers,
  })),
  materials: materials.map(({ line, name, quantity, unit }) => ({ line, name, quantity, unit })),
});

export const taskPurpose: LinkPurpose<WorkOrder> & { readonly purpose: 'task' } = {
  purpose: 'task',
  entity: 'task',
  page: (id) => `/task/${id}`,
  // The link shows the preview: an order before its confirmation is no printout yet.
  read: async (from, id) => ({ ...(await workOrderOf(from, id)), date_closed: null, final: false }),
  tell: (order) => {
    const { name, address, zip, town } = order.company;
    const company = { name, address, zip, town };
    return { number: order.number, title: order.title, timezone: order.timeZone, company, document: documentOf(order) };
  },
  lines: ({ times, rides, materials }) => [
    ...times.map(({ line, who, workType, from, to }) => ({ line, name: `${workType}, ${who}`, from, to })),
    ...rides.map(({ line, who, vehicle, from, to = null }) => ({ line, name: `${vehicle.split('\n')[0]}, ${who}`, from, to })),
    ...materials.map(({ line, name }) => ({ line, name, from: null, to: null })),
  ],
  waits: async ({ read }, id) =>
    (await read.value(sql`select status from task where id = ${id}`, number)) === taskStates.sentForConfirmation,
  stands: isConfirmed,
  confirm: async (tx, id, name) => {
    const settled = { date_closed: tx.now.toISOString(), denied: false, denied_reason: null };
    const { company_user_id } = await transition(tx, task, holder, id, 'confirm', settled, { extraValues: { name } });
    await notify(tx, { user_id: Number(company_user_id), kind: 'taskConfirmed', entity: 'task', id, parameters: { name } });
    await touchTask(tx, id);
  },
  decline: async (tx, id, reason) => {
    const declined = { denied: true, denied_reason: reason, waiting_reason: null };
    const { company_user_id } = await transition(tx, task, holder, id, 'decline', declined, { reason });
    await notify(tx, { user_id: Number(company_user_id), kind: 'taskDeclined', entity: 'task', id, parameters: { reason } });
    await touchTask(tx, id);
  },
  original: (services, { record_id, created_by }, order) => printOrder(services, created_by, record_id, order),
  printout: (services, { record_id, created_by }) => printWorkOrder(services, created_by, record_id),
};
