// The contents of a project's handover: its tasks except excluded ones, hours by work type, materials, and the confirmation.
import type { Language } from '#schema/core/words.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { material } from '#schema/tasks/material.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { literal, number, type Reader, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { LinkSource } from '../links/link-purpose.ts';
import { answerColumns, answeredWithStaff, joinsStaff, staffColumns, withStaff } from '../links/with-staff.ts';
import {
  addressed,
  branchOfficeOf,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  senderIn,
  type TextOrNull,
} from '../mail/addressed.ts';
import type { WorkOrder } from '../tasks/work-order.ts';

export type Handover = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: WorkOrder['company'];
  readonly number: number;
  readonly title: string;
  readonly description: TextOrNull;
  readonly comment: TextOrNull;
  /** ISO instants. */
  readonly from: string;
  readonly deadline: TextOrNull;
  readonly final: boolean;
  readonly client: WorkOrder['client'];
  readonly branch_office: Place | null;
  readonly contact: WorkOrder['contact'];
  readonly leader: string;
  readonly people: readonly string[];
  /** `line` identifies the task in an objection; `seconds` are worked time. */
  readonly tasks: readonly { readonly line: string; readonly number: number; readonly title: string; readonly seconds: number }[];
  readonly work: readonly { readonly work_type: string; readonly seconds: number }[];
  readonly materials: readonly { readonly name: string; readonly quantity: number; readonly unit: 'Meter' | 'Piece' }[];
  readonly confirmation: WorkOrder['confirmation'];
};

const columns = columnsOf(project, 'number', 'title', 'description', 'handover_comment', 'starts_on', 'date_added', 'deadline');
const used = columnsOf(material, 'name', 'unit', 'quantity');
const partsOf = (read: Reader, id: number) => {
  const handed = sql`t.project = ${id} and t.status <> ${literal(taskStates.rejected)}
    and not exists (select 1 from project_excluded_tasks x where x.project_id = t.project and x.task_id = t.id)`;
  return Promise.all([
    read.row(
      sql`select ${selected(columns, 'p')}, ${addressed.selected}, u.name || ' ' || u.last_name as leader
        from project p join client c on c.id = p.client_id left join branch_office b on b.id = p.branch_office_id
          left join contact k on k.id = p.contact_id join "user" u on u.id = p.leader_id where p.id = ${id}`,
      { ...columns, ...addressed.columns, leader: text },
    ),
    senderIn(read),
    read.rows(
      sql`select distinct u.id, u.name || ' ' || u.last_name as name from task t join time_entry e on e.task_id = t.id join "user" u on u.id = e.user_id
        where ${handed} order by u.id`,
      { id: number, name: text },
    ),
    read.rows(
      sql`select t.id, t.company_task_id as number, t.title, (select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as seconds
        from task t where ${handed} order by t.company_task_id`,
      { id: number, number, title: text, seconds: number },
    ),
    read.rows(
      sql`select w.name as work_type, sum(e.total_time) as seconds
        from task t join time_entry e on e.task_id = t.id join work_type w on w.id = e.work_type_id
        where ${handed} group by w.id, w.name having sum(e.total_time) > 0 order by sum(e.total_time) desc, w.name`,
      { work_type: text, seconds: number },
    ),
    read.rows(
      sql`select m.name, m.unit, sum(m.quantity) as quantity from task t join material m on m.task_id = t.id
        where ${handed} group by m.name, m.unit order by m.name`,
      used,
    ),
  ]);
};

/** The current contents. @throws Refusal 404 without such a project */
export const handoverOf = async ({ read }: LinkSource, id: number): Promise<Handover> => {
  const [row, settings, people, tasks, work, materials] = await partsOf(read, id);
  if (!row) throw notFound();
  return {
    language: languageOf(row, settings),
    timeZone: settings.timezone,
    company: { ...companyOf(settings), iban: settings.iban },
    number: row.number,
    title: row.title,
    description: row.description,
    comment: row.handover_comment,
    from: row.starts_on ?? row.date_added,
    deadline: row.deadline,
    final: false,
    client: clientOf(row),
    branch_office: branchOfficeOf(row),
    contact: contactOf(row),
    leader: row.leader,
    people: people.map(({ name }) => name),
    tasks: tasks.map(({ id: line, number, title, seconds }) => ({ line: `task:${line}`, number, title, seconds })),
    work,
    materials: materials.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
    confirmation: null,
  };
};

/** The answer to the last link, as long as the project is in the state that was handed over. */
const confirmedLink = async ({ read }: LinkSource, id: number) => {
  const link = await read.row(
    sql`select ${selected(answerColumns, 'l')}, p.status, ${answeredWithStaff} from public_link l join project p on p.id = l.record_id ${joinsStaff}
      where l.purpose = 'handover' and l.record_id = ${id} order by l.id desc limit 1`,
    { ...answerColumns, status: number, ...staffColumns },
  );
  const stands = link?.status === projectStates.finished || link?.status === projectStates.invoiced;
  return link?.answer === 'confirmed' && stands ? link : null;
};

export const isHandedOver = async (from: LinkSource, id: number): Promise<boolean> => (await confirmedLink(from, id)) !== null;

/** The contents to print: what was confirmed, with name and signature, or else the current contents. */
export const handoverToPrint = async (from: LinkSource, id: number): Promise<Handover> => {
  const link = await confirmedLink(from, id);
  if (!link) return handoverOf(from, id);
  const shown = link.shown ? (JSON.parse(link.shown) as Handover) : await handoverOf(from, id);
  const at = String(link.answered_at);
  const confirmation = { name: String(link.name), at, signature: link.signature, ...withStaff(link), sha256: link.signed_sha256 };
  return { ...shown, final: true, confirmation };
};
