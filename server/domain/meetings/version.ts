// The versions of minutes: saved completely when a meeting ends, and again with each correction, with its author, time and reason.
import { meeting } from '#schema/meetings/meeting.ts';
import { meetingOutcome } from '#schema/meetings/meeting-outcome.ts';
import { meetingParticipant } from '#schema/meetings/meeting-participant.ts';
import { meetingVersion } from '#schema/meetings/meeting-version.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { json, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { change, insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { applyChanges, type Change, cleanChanges, type Merged } from './minutes.ts';
import { outcomeIn } from './outcomes.ts';
import { type Participant, participantIn } from './people.ts';

type TextOrNull = string | null;
type Outcome = { readonly text: string; readonly who: TextOrNull; readonly due: TextOrNull; readonly task: number | null };
/** The complete minutes, as a version stores them and the PDF shows them. */
export type Minutes = {
  readonly number: number;
  readonly title: string;
  readonly place: TextOrNull;
  readonly client: TextOrNull;
  readonly organiser: string;
  readonly started_at: TextOrNull;
  readonly finished_at: TextOrNull;
  readonly planned_start: string;
  readonly planned_end: string;
  readonly people: readonly {
    readonly name: string;
    readonly answer: string;
    readonly attendance: TextOrNull;
    readonly reason: TextOrNull;
  }[];
  readonly sections: readonly {
    readonly title: TextOrNull;
    readonly speaker: TextOrNull;
    readonly paragraphs: readonly string[];
    readonly decisions: readonly string[];
    readonly actions: readonly Outcome[];
  }[];
};

const iso = (at: Date | null | undefined): TextOrNull => at?.toISOString() ?? null;

/** The minutes as they are now. */
const minutesNow = async (tx: Tx, id: number): Promise<Minutes> => {
  const { meeting_item, meeting_paragraph, meeting_outcome, meeting_participant, user, client, task } = tx.database.entities;
  const row = await tx.get('meeting', id);
  const ofMeeting = { meeting_id: id };
  const order = { orderBy: { position: 'asc', id: 'asc' } } as const;
  const items = await tx.em.find(meeting_item, ofMeeting, order);
  const paragraphs = await tx.em.find(meeting_paragraph, { ...ofMeeting, removed: false }, order);
  const outcomes = await tx.em.find(meeting_outcome, ofMeeting, { orderBy: { id: 'asc' } });
  const people = await tx.em.find(meeting_participant, ofMeeting, { orderBy: { id: 'asc' } });
  const users = await tx.em.find(user, { id: { $in: [row.organiser_id, ...outcomes.flatMap(({ user_id }) => user_id ?? [])] } });
  const named = new Map(users.map((one) => [one.id, `${one.name} ${one.last_name}`]));
  const tasks = await tx.em.find(task, { id: { $in: outcomes.flatMap(({ task_id }) => task_id ?? []) } });
  const numbers = new Map(tasks.map((one) => [one.id, one.company_task_id]));
  const whose = row.client_company_id ? await tx.em.findOne(client, { id: row.client_company_id }) : null;
  const section = (item_id: number | null, title: TextOrNull, speaker: TextOrNull) => {
    const here = outcomes.filter((one) => (one.item_id ?? null) === item_id);
    return {
      title,
      speaker,
      paragraphs: paragraphs.filter((one) => (one.item_id ?? null) === item_id).map(({ html }) => html),
      decisions: here.filter(({ kind }) => kind === 'decision').map(({ text }) => text),
      actions: here
        .filter(({ kind }) => kind === 'action')
        .map(({ text, user_id, due, task_id }) => ({
          text,
          who: user_id ? (named.get(user_id) ?? null) : null,
          due: iso(due),
          task: task_id ? (numbers.get(task_id) ?? null) : null,
        })),
    };
  };
  const general = section(null, null, null);
  const used = general.paragraphs.length + general.decisions.length + general.actions.length > 0;
  return {
    number: row.number,
    title: row.title,
    place: row.place ?? null,
    client: whose?.name ?? null,
    organiser: named.get(row.organiser_id) ?? '',
    started_at: iso(row.started_at),
    finished_at: iso(row.finished_at),
    planned_start: row.planned_start.toISOString(),
    planned_end: row.planned_end.toISOString(),
    people: people.map(({ name, answer, attendance, reason }) => ({
      name,
      answer,
      attendance: attendance ?? null,
      reason: reason ?? null,
    })),
    sections: [...(used || items.length === 0 ? [general] : []), ...items.map((one) => section(one.id, one.title, one.speaker ?? null))],
  };
};

/** Saves the current minutes as the next version. */
export const fixMinutes = async (tx: Tx, me: Me, meeting_id: number, reason: string | null): Promise<number> => {
  await tx.flush();
  const number = (await tx.em.count(tx.database.entities.meeting_version, { meeting_id })) + 1;
  const minutes = JSON.stringify(await minutesNow(tx, meeting_id));
  await insert(tx, meetingVersion, {}, { meeting_id, number, made_by: me.id, made_at: tx.now.toISOString(), reason, minutes });
  return number;
};

type Correction = {
  readonly tab: string;
  readonly reason: string;
  readonly changes: readonly Change[];
  readonly attendance: readonly { readonly participant: number; readonly attendance: Participant['attendance'] }[];
  readonly outcomes: readonly { readonly id: number; readonly text: string }[];
};

/** Corrects finished minutes (text, attendance, outcomes) all at once; if somebody else corrected them meanwhile, nothing is changed. */
export const correctMinutes = async (
  services: Services,
  me: Me,
  id: number,
  { tab, reason, changes, attendance, outcomes }: Correction,
): Promise<Merged & { number: number }> => {
  const clean = await cleanChanges(changes);
  return act(services, me, async (tx) => {
    await allowed(tx, meeting, me, id, 'correct');
    if (changes.length + attendance.length + outcomes.length === 0) throw invalid({ field: 'changes', reason: 'required' });
    const merged = await applyChanges(tx, me, id, tab, clean);
    if (merged.conflicts.length > 0) throw conflict('meeting', 'correctedMeanwhile');
    const topics = [`meeting:${id}`];
    for (const one of attendance) {
      await participantIn(tx, id, one.participant);
      await change(tx, meetingParticipant, one.participant, { attendance: one.attendance ?? null }, { reason, topics });
    }
    for (const { id: outcome, text } of outcomes) {
      await outcomeIn(tx, id, outcome);
      await change(tx, meetingOutcome, outcome, { text }, { reason, topics });
    }
    const number = await fixMinutes(tx, me, id, reason);
    tx.record({ entity: 'meeting', id, action: 'correct', after: { number }, reason, topics: ['meeting', `meeting_writer:${id}`] });
    return { ...merged, number };
  });
};

const versionColumns = columnsOf(meetingVersion, 'number', 'made_by', 'made_at', 'reason');
const columns = { ...versionColumns, made_by_name: text };
const madeByName = sql`u.name || ' ' || u.last_name as made_by_name`;
/** The versions of a meeting, the newest first, without their text. */
export const versionsOf = ({ read }: ReadSource, meeting_id: number) =>
  read.rows(
    sql`select ${selected(versionColumns, 'v')}, ${madeByName} from meeting_version v join "user" u on u.id = v.made_by
      where v.meeting_id = ${meeting_id} order by v.number desc`,
    columns,
  );

/** One version with its minutes. @throws Refusal 404 without such a version */
export const versionOf = async ({ read }: ReadSource, meeting_id: number, number: number) => {
  const row = await read.row(
    sql`select ${selected(versionColumns, 'v')}, ${madeByName}, v.minutes from meeting_version v join "user" u on u.id = v.made_by
      where v.meeting_id = ${meeting_id} and v.number = ${number}`,
    { ...columns, minutes: json<Minutes>() },
  );
  if (!row) throw notFound();
  return row;
};
