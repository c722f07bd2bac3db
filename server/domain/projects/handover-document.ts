// What is handed over with a project: its tasks but those that are left out, the hours on each kind of work, the material, and who confirmed it.
import type { Language } from '#schema/core/words.ts';
import { publicLink } from '#schema/links/public-link.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { taskStates } from '#schema/tasks/task.ts';
import { type Row, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';
import type { From } from '../links/link-purpose.ts';
import {
  addressedColumns,
  branchOfficeOf,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  type Told,
  told,
} from '../mail/addressed.ts';
import type { WorkOrder } from '../tasks/work-order.ts';

export type Handover = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: WorkOrder['company'];
  readonly number: number;
  readonly title: string;
  readonly description: Told;
  readonly comment: Told;
  /** ISO instants. */
  readonly from: string;
  readonly deadline: Told;
  readonly final: boolean;
  readonly client: WorkOrder['client'];
  readonly branch_office: Place | null;
  readonly contact: WorkOrder['contact'];
  readonly leader: string;
  readonly people: readonly string[];
  /** `line`: what an objection names; seconds of work. */
  readonly tasks: readonly { readonly line: string; readonly number: number; readonly title: string; readonly seconds: number }[];
  readonly work: readonly { readonly work_type: string; readonly seconds: number }[];
  readonly materials: readonly { readonly name: string; readonly quantity: number; readonly unit: 'Meter' | 'Piece' }[];
  readonly confirmation: WorkOrder['confirmation'];
};

const handed = (place: string) =>
  `t.project = ${place} and t.status <> ${taskStates.rejected} and not exists (select 1 from project_excluded_tasks x where x.project_id = t.project and x.task_id = t.id)`;
const statements = (place: string) => ({
  project: `select p.*, ${addressedColumns}, u.name || ' ' || u.last_name as leader
    from project p join client c on c.id = p.client_id left join branch_office b on b.id = p.branch_office_id
      left join contact k on k.id = p.contact_id join "user" u on u.id = p.leader_id where p.id = ${place}`,
  people: `select distinct u.id, u.name || ' ' || u.last_name as name from task t join time_entry e on e.task_id = t.id join "user" u on u.id = e.user_id
    where ${handed(place)} order by u.id`,
  tasks: `select t.id, t.company_task_id, t.title, (select coalesce(sum(total_time), 0) from time_entry where task_id = t.id) as seconds
    from task t where ${handed(place)} order by t.company_task_id`,
  work: `select w.name, sum(e.total_time) as seconds from task t join time_entry e on e.task_id = t.id join work_type w on w.id = e.work_type_id
    where ${handed(place)} group by w.id, w.name having sum(e.total_time) > 0 order by sum(e.total_time) desc, w.name`,
  materials: `select m.name, m.unit, sum(m.quantity) as quantity from task t join material m on m.task_id = t.id
    where ${handed(place)} group by m.name, m.unit order by m.name`,
});

/** As it stands now. @throws Refusal 404 without such a project */
export const handoverOf = async ({ read }: From, id: number): Promise<Handover> => {
  const { dialect } = read;
  const sql = statements(slot(dialect));
  const one = (name: keyof typeof sql) => read.all(sql[name], [id]);
  const [[found], [settings = {}], people, tasks, work, materials] = await Promise.all([
    one('project'),
    read.all('select * from settings where id = 1'),
    one('people'),
    one('tasks'),
    one('work'),
    one('materials'),
  ]);
  if (!found) throw notFound();
  const row = decodeRow(project, dialect, found);
  return {
    language: languageOf(row, settings),
    timeZone: String(settings.timezone),
    company: { ...companyOf(settings), iban: told(settings.iban) },
    number: Number(row.number),
    title: String(row.title),
    description: told(row.description),
    comment: told(row.handover_comment),
    from: String(row.date_added),
    deadline: told(row.deadline),
    final: false,
    client: clientOf(row),
    branch_office: branchOfficeOf(row),
    contact: contactOf(row),
    leader: String(row.leader),
    people: people.map(({ name }) => String(name)),
    tasks: tasks.map((task) => ({
      line: `task:${task.id}`,
      number: Number(task.company_task_id),
      title: String(task.title),
      seconds: Number(task.seconds),
    })),
    work: work.map(({ name, seconds }) => ({ work_type: String(name), seconds: Number(seconds) })),
    materials: materials.map(({ name, unit, quantity }) => ({
      name: String(name),
      quantity: Number(quantity),
      unit: unit === 'Meter' ? 'Meter' : 'Piece',
    })),
    confirmation: null,
  };
};

/** The confirmation through the last link, as long as the project stands as it was handed over. */
const confirmedLink = async ({ read }: From, id: number): Promise<Row | null> => {
  const { dialect } = read;
  const [row] = await read.all(
    `select l.*, p.status as project_status from public_link l join project p on p.id = l.record_id
      where l.purpose = 'handover' and l.record_id = ${slot(dialect)} order by l.id desc limit 1`,
    [id],
  );
  const stands = [projectStates.finished, projectStates.invoiced].some((state) => state === Number(row?.project_status));
  return row?.answer === 'confirmed' && stands ? decodeRow(publicLink, dialect, row) : null;
};

export const isHandedOver = async (from: From, id: number): Promise<boolean> => (await confirmedLink(from, id)) !== null;

/** What is to be printed: what was confirmed, as it was then, with the name and the signature below it; else what there is now. */
export const handoverToPrint = async (from: From, id: number): Promise<Handover> => {
  const link = await confirmedLink(from, id);
  if (!link) return handoverOf(from, id);
  const shown = link.shown ? (JSON.parse(String(link.shown)) as Handover) : await handoverOf(from, id);
  const at = String(link.answered_at);
  const confirmation = { name: String(link.name), at, signature: told(link.signature), byPhone: null, sha256: told(link.signed_sha256) };
  return { ...shown, final: true, confirmation };
};
