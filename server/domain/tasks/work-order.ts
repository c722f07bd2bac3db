// What a work order says: whose it is, who worked how long on what, what was driven and used up, and who confirmed it.
import type { Language } from '#schema/core/words.ts';
import { dayOf } from '#schema/core/zone.ts';
import { task, taskStates } from '#schema/tasks/task.ts';
import { subTime } from '#schema/times/sub-time.ts';
import { rideStates, transport } from '#schema/transport/transport.ts';
import { type Database, type Reader, type Row, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';
import {
  addressedColumns,
  type Business,
  branchOfficeOf,
  type Contact,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  type Told,
  told,
} from '../mail/addressed.ts';

/** What an objection of the client names: `time:12`, `transport:3`, `material:7`. */
type Line = { readonly line: string };
export type TimeLine = Line & {
  readonly who: string;
  readonly workType: string;
  /** ISO instants: the first begin and the last end of its stretches. */
  readonly from: string;
  readonly to: string;
  /** Whole seconds. */
  readonly seconds: number;
  readonly multiplier: number;
  readonly notes: Told;
};
export type RideLine = Line & {
  readonly who: string;
  readonly vehicle: string;
  readonly from: string;
  readonly route: readonly string[];
  readonly start_kilometers: number;
  readonly end_kilometers: number;
};
export type WorkOrder = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Business & { readonly iban: Told; readonly logo: number | null };
  readonly number: number;
  readonly title: string;
  readonly description: Told;
  readonly notes: Told;
  readonly deadline: Told;
  readonly date_closed: Told;
  /** Below status 5 it is a preview, from 5 on the printout. */
  readonly final: boolean;
  readonly client: Business | null;
  readonly branch_office: Place | null;
  readonly contact: Contact | null;
  readonly people: readonly string[];
  readonly times: readonly TimeLine[];
  readonly rides: readonly RideLine[];
  readonly materials: readonly (Line & { name: string; quantity: number; unit: 'Meter' | 'Piece' })[];
  /** Who confirmed it; `sha256` tells the bytes of the document that they confirmed. */
  readonly confirmation: {
    readonly name: string;
    readonly at: string;
    readonly signature: Told;
    readonly byPhone: Told;
    readonly sha256: Told;
  } | null;
};

const fullName = (alias: string) => `${alias}.name || ' ' || ${alias}.last_name`;
const statements = (place: string) => ({
  task: `select t.*, ${addressedColumns}
    from task t left join client c on c.id = t.client_company_id left join branch_office b on b.id = t.branch_office_id
      left join contact k on k.id = t.client_company_contact_id where t.id = ${place}`,
  people: `select ${fullName('u')} as name from task_user m join "user" u on u.id = m.user_id where m.task_id = ${place} order by m.id`,
  times: `select s.id, e.id as entry_id, ${fullName('u')} as who, w.name as work_type, e.notes, e.final_notes, s.start_time, s.end_time, s.multiplier
    from sub_time s join time_entry e on e.id = s.time_entry_id join "user" u on u.id = e.user_id join work_type w on w.id = e.work_type_id
    where e.task_id = ${place} and s.end_time is not null order by s.start_time, s.id`,
  rides: `select r.id, ${fullName('u')} as who, v.name as vehicle, v.registration_plate, r.start_time, r.start_kilometers, r.end_kilometers, r.start_point, r.end_point
    from transport r join "user" u on u.id = r.user_id join vehicle v on v.id = r.vehicle_id
    where r.task_id = ${place} and r.status = ${rideStates.finished} order by r.start_time, r.id`,
  stops: `select p.transport_id, p.point from transport_waypoint p join transport r on r.id = p.transport_id where r.task_id = ${place} order by p.time, p.id`,
  materials: `select id, name, quantity, unit from material where task_id = ${place} order by id`,
});

/** Stretches of one entry on one day with one multiplier are one line: nobody reads forty. */
const linesOf = (rows: readonly Row[], dialect: Database['dialect'], timeZone: string): TimeLine[] => {
  const lines = new Map<string, TimeLine>();
  for (const raw of rows) {
    const row = { ...raw, ...decodeRow(subTime, dialect, { start_time: raw.start_time, end_time: raw.end_time }) } as Row;
    const [from, to] = [String(row.start_time), String(row.end_time)];
    const key = `${row.entry_id} ${dayOf(Date.parse(from), timeZone)} ${row.multiplier}`;
    const line = lines.get(key);
    const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
    const notes = [...new Set([told(row.notes), told(row.final_notes)].filter((text) => text !== null))].join('\n');
    lines.set(
      key,
      line
        ? { ...line, to, seconds: line.seconds + seconds }
        : {
            line: `time:${row.id}`,
            who: String(row.who),
            workType: String(row.work_type),
            from,
            to,
            seconds,
            multiplier: Number(row.multiplier),
            notes: notes || null,
          },
    );
  }
  return [...lines.values()];
};

/** Everything that the document of a task shows as it stands now. @throws Refusal 404 without such a task */
export const workOrderOf = async ({ read }: { readonly read: Reader }, id: number): Promise<WorkOrder> => {
  const { dialect } = read;
  const sql = statements(slot(dialect));
  const one = (name: keyof typeof sql) => read.all(sql[name], [id]);
  const [[found], [settings = {}], people, times, rides, stops, materials] = await Promise.all([
    one('task'),
    read.all('select * from settings where id = 1'),
    one('people'),
    one('times'),
    one('rides'),
    one('stops'),
    one('materials'),
  ]);
  if (!found) throw notFound();
  const row = decodeRow(task, dialect, found);
  const stopsOf = (ride: unknown) => stops.filter(({ transport_id }) => transport_id === ride).map(({ point }) => String(point));
  return {
    language: languageOf(row, settings),
    timeZone: String(settings.timezone),
    company: { ...companyOf(settings), iban: told(settings.iban) },
    number: Number(row.company_task_id),
    title: String(row.title),
    description: told(row.description),
    notes: told(row.additional_comment),
    deadline: told(row.deadline),
    date_closed: told(row.date_closed),
    final: Number(row.status) >= taskStates.confirmed,
    client: row.c_name === null ? null : clientOf(row),
    branch_office: branchOfficeOf(row),
    contact: contactOf(row),
    people: people.map(({ name }) => String(name)),
    times: linesOf(times, dialect, String(settings.timezone)),
    rides: rides.map((raw) => {
      const ride = decodeRow(transport, dialect, raw);
      return {
        line: `transport:${ride.id}`,
        who: String(ride.who),
        vehicle: [ride.vehicle, ride.registration_plate].filter(Boolean).join('\n'),
        from: String(ride.start_time),
        route: [told(ride.start_point), ...stopsOf(ride.id), told(ride.end_point)].filter((point) => point !== null),
        start_kilometers: Number(ride.start_kilometers),
        end_kilometers: Number(ride.end_kilometers),
      };
    }),
    materials: materials.map(({ id, name, quantity, unit }) => ({
      line: `material:${id}`,
      name: String(name),
      quantity: Number(quantity),
      unit: unit === 'Meter' ? 'Meter' : 'Piece',
    })),
    confirmation: null,
  };
};
