// The work order to print: the confirmed one with name and signature if there is one, else the current one.
import { task, taskStates } from '#schema/tasks/task.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { LinkSource } from '../links/link-purpose.ts';
import { answerColumns, answeredWithStaff, joinsStaff, staffColumns, withStaff } from '../links/with-staff.ts';
import { type WorkOrder, workOrderOf } from './work-order.ts';

/** The valid confirmation: of the last link, unless the task was reopened since. */
const confirmedLink = async ({ read }: LinkSource, task_id: number) => {
  const link = await read.row(
    sql`select ${selected(answerColumns, 'l')}, t.status, t.date_closed, ${answeredWithStaff}
      from public_link l join task t on t.id = l.record_id ${joinsStaff}
      where l.purpose = 'task' and l.record_id = ${task_id} order by l.id desc limit 1`,
    { ...answerColumns, ...columnsOf(task, 'status', 'date_closed'), ...staffColumns },
  );
  if (link?.answer !== 'confirmed' || link.status < taskStates.confirmed || link.status === taskStates.rejected) return null;
  return link.date_closed !== null && String(link.answered_at) < link.date_closed ? null : link;
};

/** Whether a confirmation through a link still stands. */
export const isConfirmed = async (from: LinkSource, task_id: number): Promise<boolean> => (await confirmedLink(from, task_id)) !== null;

/** The work order to print. @throws Refusal 404 without such a task */
export const orderToPrint = async (from: LinkSource, task_id: number): Promise<WorkOrder> => {
  const link = await confirmedLink(from, task_id);
  if (!link) return workOrderOf(from, task_id);
  const order = link.shown ? (JSON.parse(link.shown) as WorkOrder) : await workOrderOf(from, task_id);
  const at = String(link.answered_at);
  const confirmation = {
    name: String(link.name),
    at,
    signature: link.signature,
    ...withStaff(link),
    sha256: link.signed_sha256,
  };
  return { ...order, date_closed: at, final: true, confirmation };
};
