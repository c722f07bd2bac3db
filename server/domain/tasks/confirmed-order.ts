// The work order that a printout shows: the one that was confirmed, as it was then, with the name and the signature below it; else the one of now.
import { publicLink } from '#schema/links/public-link.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { type Row, slot } from '#server/core/database/database.ts';
import { decodeRow } from '#server/fields/decode.ts';
import type { From } from '../links/link-purpose.ts';
import { told } from '../mail/addressed.ts';
import { type WorkOrder, workOrderOf } from './work-order.ts';

/** The confirmation that holds now: of the last link, unless the task was opened again since. */
const confirmedLink = async ({ read }: From, task_id: number): Promise<Row | null> => {
  const { dialect } = read;
  const [row] = await read.all(
    `select l.*, t.status as task_status, t.date_closed, u.name || ' ' || u.last_name as staff
      from public_link l join task t on t.id = l.record_id left join "user" u on u.id = l.answered_by and l.by_phone
      where l.purpose = 'task' and l.record_id = ${slot(dialect)} order by l.id desc limit 1`,
    [task_id],
  );
  const status = Number(row?.task_status);
  if (row?.answer !== 'confirmed' || status < taskStates.confirmed || status === taskStates.rejected) return null;
  const { date_closed } = decodeRow(task, dialect, { date_closed: row.date_closed });
  const link = decodeRow(publicLink, dialect, row);
  return date_closed !== null && String(link.answered_at) < String(date_closed) ? null : link;
};

/** Whether a confirmation through a link still stands. */
export const isConfirmed = async (from: From, task_id: number): Promise<boolean> => (await confirmedLink(from, task_id)) !== null;

/** What is to be printed. @throws Refusal 404 without such a task */
export const orderToPrint = async (from: From, task_id: number): Promise<WorkOrder> => {
  const link = await confirmedLink(from, task_id);
  if (!link) return workOrderOf(from, task_id);
  const order = link.shown ? (JSON.parse(String(link.shown)) as WorkOrder) : await workOrderOf(from, task_id);
  const at = String(link.answered_at);
  const confirmation = {
    name: String(link.name),
    at,
    signature: told(link.signature),
    byPhone: told(link.staff),
    sha256: told(link.signed_sha256),
  };
  return { ...order, date_closed: at, final: true, confirmation };
};
