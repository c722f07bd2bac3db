// The contents of a work order: client and place, who worked how long on what, rides, materials, and the confirmation.
import type { Language } from '#schema/core/words.ts';
import { dayOf } from '#schema/core/zone.ts';
import { material } from '#schema/tasks/material.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { rideStates, transport } from '#schema/transport/transport.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { instant, literal, nullable, number, type Reader, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import {
  addressed,
  type Business,
  branchOfficeOf,
  type Contact,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  senderIn,
  type TextOrNull,
} from '../mail/addressed.ts';

/** Identifies a line in the client's objection: `time:12`, `transport:3`, `material:7`. */
type Line = { readonly line: string };
export type TimeLine = Line & {
  readonly who: string;
  readonly workType: string;
  /** ISO instants: the start of the first stretch and the end of the last. */
  readonly from: string;
  readonly to: string;
  /** Whole seconds. */
  readonly seconds: number;
  readonly multiplier: number;
  readonly notes: TextOrNull;
};
export type RideLine = Line & {
  readonly who: string;
  readonly vehicle: string;
  readonly from: string;
  /** Orders confirmed before rides showed their end and type have neither. */
  readonly to?: TextOrNull;
  readonly type?: TextOrNull;
  readonly route: readonly string[];
  readonly start_kilometers: number;
  readonly end_kilometers: number;
};
export type WorkOrder = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Business & { readonly iban: TextOrNull; readonly logo: number | null };
  readonly number: number;
  readonly title: string;
  readonly description: TextOrNull;
  readonly notes: TextOrNull;
  readonly deadline: TextOrNull;
  readonly date_closed: TextOrNull;
  /** Below status 5 it is a preview, from 5 on the printout. */
  readonly final: boolean;
  readonly client: Business | null;
  readonly branch_office: Place | null;
  readonly contact: Contact | null;
  readonly people: readonly string[];
  readonly times: readonly TimeLine[];
  readonly rides: readonly RideLine[];
  readonly materials: readonly (Line & { name: string; quantity: number; unit: 'Meter' | 'Piece' })[];
  /** Who confirmed it; `sha256` is the hash of the confirmed document. */
  readonly confirmation: {
    readonly name: string;
    readonly at: string;
    readonly signature: TextOrNull;
    /** The user who entered what was said by phone. */
    readonly byPhone: TextOrNull;
    /** The user on whose device it was signed. */
    readonly onTheSpot?: TextOrNull;
    /** The user who handed the link over; null where it was mailed. */
    readonly handedOverBy?: TextOrNull;
    readonly sha256: TextOrNull;
  } | null;
};

const columns = columnsOf(task, 'company_task_id', 'title', 'description', 'additional_comment', 'deadline', 'date_closed', 'status');
const stretch = {
  id: number,
  entry_id: number,
  who: text,
  work_type: text,
  notes: nullable(text),
  final_notes: nullable(text),
  from: instant,
  to: instant,
  multiplier: number,
};
const driven = columnsOf(transport, 'id', 'start_time', 'end_time', 'start_kilometers', 'end_kilometers', 'start_point', 'end_point');
const used = columnsOf(material, 'id', 'name', 'quantity', 'unit');

const partsOf = (read: Reader, id: number) =>
  Promise.all([
    read.row(
      sql`select ${selected(columns, 't')}, ${addressed.selected}
        from task t left join client c on c.id = t.client_company_id left join branch_office b on b.id = t.branch_office_id
          left join contact k on k.id = t.client_company_contact_id where t.id = ${id}`,
      { ...columns, ...addressed.columns },
    ),
    senderIn(read),
    read.values(
      sql`select u.name || ' ' || u.last_name from task_user m join "user" u on u.id = m.user_id where m.task_id = ${id} order by m.id`,
      text,
    ),
    read.rows(
      sql`select s.id, e.id as entry_id, u.name || ' ' || u.last_name as who, w.name as work_type, e.notes, e.final_notes,
          s.start_time as "from", s.end_time as "to", s.multiplier
        from sub_time s join time_entry e on e.id = s.time_entry_id join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id
        where e.task_id = ${id} and s.end_time is not null order by s.start_time, s.id`,
      stretch,
    ),
    read.rows(
      sql`select ${selected(driven, 'r')}, u.name || ' ' || u.last_name as who, v.name as vehicle, v.registration_plate, y.name as type
        from transport r join "user" u on u.id = r.user_id join vehicle v on v.id = r.vehicle_id
          left join transport_type y on y.id = r.transport_type_id
        where r.task_id = ${id} and r.status = ${literal(rideStates.finished)} order by r.start_time, r.id`,
      { ...driven, who: text, vehicle: text, registration_plate: nullable(text), type: nullable(text) },
    ),
    read.rows(
      sql`select p.transport_id, p.point from transport_waypoint p join transport r on r.id = p.transport_id
        where r.task_id = ${id} order by p.time, p.id`,
      { transport_id: number, point: text },
    ),
    read.rows(sql`select ${selected(used, 'm')} from material m where task_id = ${id} order by id`, used),
  ]);

/** Stretches of one entry with the same day and multiplier share a line, because forty lines are too many to read. */
const linesOf = (rows: readonly RowOf<typeof stretch>[], timeZone: string): TimeLine[] => {
  const lines = new Map<string, TimeLine>();
  const noted = new Set<number>();
  for (const { id, entry_id, who, work_type, notes, final_notes, from, to, multiplier } of rows) {
    const key = `${entry_id} ${dayOf(Date.parse(from), timeZone)} ${multiplier}`;
    const line = lines.get(key);
    const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
    // What was done stands in place of what was to be done, and once for an entry of several lines.
    const noteText = noted.has(entry_id) ? null : final_notes || notes || null;
    noted.add(entry_id);
    lines.set(
      key,
      line
        ? { ...line, to, seconds: line.seconds + seconds }
        : { line: `time:${id}`, who, workType: work_type, from, to, seconds, multiplier, notes: noteText },
    );
  }
  return [...lines.values()];
};

/** The current contents of a task's work order. @throws Refusal 404 without such a task */
export const workOrderOf = async ({ read }: ReadSource, id: number): Promise<WorkOrder> => {
  const [row, settings, people, times, rides, stops, materials] = await partsOf(read, id);
  if (!row) throw notFound();
  const stopsOf = (ride: number) => stops.filter(({ transport_id }) => transport_id === ride).map(({ point }) => point);
  return {
    language: languageOf(row, settings),
    timeZone: settings.timezone,
    company: { ...companyOf(settings), iban: settings.iban },
    number: row.company_task_id,
    title: row.title,
    description: row.description,
    notes: row.additional_comment,
    deadline: row.deadline,
    date_closed: row.date_closed,
    final: row.status >= taskStates.confirmed,
    client: clientOf(row),
    branch_office: branchOfficeOf(row),
    contact: contactOf(row),
    people,
    times: linesOf(times, settings.timezone),
    rides: rides.map((ride) => ({
      line: `transport:${ride.id}`,
      who: ride.who,
      vehicle: [ride.vehicle, ride.registration_plate].filter(Boolean).join('\n'),
      from: ride.start_time,
      to: ride.end_time,
      type: ride.type,
      route: [ride.start_point, ...stopsOf(ride.id), ride.end_point].filter((point) => point !== null),
      start_kilometers: ride.start_kilometers,
      end_kilometers: ride.end_kilometers ?? 0,
    })),
    materials: materials.map(({ id: line, name, quantity, unit }) => ({ line: `material:${line}`, name, quantity, unit })),
    confirmation: null,
  };
};
