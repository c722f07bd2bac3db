// Turns drafts into rows: tasks in the order of their calls, each with its team, time entries and stretches.

import { permissions } from '#schema/permissions.ts';
import { userId, users } from '../cast.ts';
import { roles } from '../people/roles.ts';
import type { Random } from '../random.ts';
import type { Row } from '../rows.ts';
import { type Calendar, daysLong, hours, iso } from '../times/calendar.ts';
import { workTypeId, workTypes } from '../times/work-types.ts';
import { workedUntil } from './booking.ts';
import { deadlineOf } from './deadline.ts';
import type { Booked, Draft } from './draft.ts';
import { freeOfCharge } from './jobs/job.ts';

export type TaskRows = {
  tasks: Row<'task'>[];
  task_users: Row<'task_user'>[];
  time_entries: Row<'time_entry'>[];
  sub_times: Row<'sub_time'>[];
};

const mayCreate = new Set(
  users
    .filter((user) => user.active && roles.find((role) => role.id === user.role_id)?.permissions.includes(permissions['tasks.create']))
    .map((user) => user.id),
);
const dispatchers = ['luka', 'luka', 'luka', 'luka', 'luka', 'tina', 'damjan.oslak', 'irena.mlakar', 'admin'].map(userId);

/** Usually the dispatcher; sometimes a technician whom a client asked on site. */
const creatorOf = (draft: Draft, random: Random) =>
  mayCreate.has(draft.owner) && random.chance(0.14) ? draft.owner : random.pick(dispatchers);

/** Clients confirm by day and in the evening, not at night. */
const awake = (calendar: Calendar, second: number, earliest: number, random: Random): number => {
  const midnight = calendar.days[calendar.dayAt(second)]?.midnight ?? second;
  const hour = (second - midnight) / 3600;
  if (hour >= 7 && hour <= 21) return second;
  const moved = midnight + (hour < 7 ? hours(7) : hours(17)) + random.integer(0, hours(3));
  return moved > earliest && moved < calendar.now ? moved : second;
};

const closedAt = (draft: Draft, calendar: Calendar, random: Random): number | null => {
  if (draft.status < 5) return null;
  const worked = workedUntil(draft);
  const from = worked || draft.added;
  const at = from + (draft.status === 5 ? hours(1) + random.integer(0, daysLong(5)) : hours(1) + random.integer(0, daysLong(8)));
  return awake(calendar, at < calendar.now ? at : from + Math.floor((calendar.now - from) * random.next()), from, random);
};

const lengthOf = (booked: Booked) => booked.stretches.reduce((sum, [start, end]) => sum + (end === null ? 0 : end - start), 0);
const multiplierOf = (booked: Booked, random: Random): Row<'sub_time'>['multiplier'] => {
  const usual = workTypes[workTypeId(booked.work) - 1]?.default_multiplier ?? 1;
  return usual === 1 && random.chance(0.03) ? random.pick([1.25, 1.3, 1.5, 2]) : usual;
};

const addEntry = (rows: TaskRows, task: number, booked: Booked, random: Random): void => {
  const total = lengthOf(booked);
  const id = rows.time_entries.length + 1;
  const multiplier = multiplierOf(booked, random);
  for (const [start, end] of booked.stretches) {
    rows.sub_times.push({
      id: rows.sub_times.length + 1,
      time_entry_id: id,
      user_id: booked.user,
      class: 'work',
      start_time: iso(start),
      end_time: end === null ? null : iso(end),
      multiplier,
    });
  }
  const [start = 0, end = null] = booked.stretches.at(-1) ?? [];
  const free = booked.status === 2 && total > 600 && random.chance(0.05);
  rows.time_entries.push({
    id,
    task_id: task,
    user_id: booked.user,
    work_type_id: workTypeId(booked.work),
    status: booked.status,
    status_since: iso(end ?? start),
    total_time: total,
    notes: booked.notes,
    final_notes: booked.status === 2 ? booked.final : null,
    non_invoiced_part: free,
    non_invoiced_time: free ? Math.min(total, 900 * random.integer(1, 3)) : 0,
    non_invoiced_comment: free ? random.pick(freeOfCharge) : null,
  });
};

const addTeam = (rows: TaskRows, task: number, draft: Draft, creator: number, calendar: Calendar, random: Random): void => {
  const people = new Set([draft.owner, ...draft.team, ...draft.booked.map((booked) => booked.user)].filter((user) => user > 0));
  for (const user of people) {
    const first = draft.booked.filter((booked) => booked.user === user).map((booked) => booked.stretches[0]?.[0] ?? calendar.now);
    rows.task_users.push({
      id: rows.task_users.length + 1,
      task_id: task,
      user_id: user,
      added_by: user === draft.owner && creator !== draft.owner && random.chance(0.3) ? user : creator,
      added_at: iso(creator === user ? draft.added : Math.min(draft.added + random.integer(20, 2400), calendar.now, ...first)),
      // The database copies both from the task.
      listed: true,
      deadline: null,
    });
  }
};

export const rowsOf = (drafts: readonly Draft[], calendar: Calendar, random: Random): TaskRows => {
  const rows: TaskRows = { tasks: [], task_users: [], time_entries: [], sub_times: [] };
  const inOrder = drafts
    .map((draft, order) => ({ draft, order }))
    .sort((one, other) => one.draft.added - other.draft.added || one.order - other.order);
  for (const [index, { draft }] of inOrder.entries()) {
    const id = index + 1;
    const creator = creatorOf(draft, random);
    const closed = closedAt(draft, calendar, random);
    const deadline = deadlineOf(draft, calendar, random);
    rows.tasks.push({
      id,
      company_task_id: id,
      title: draft.title,
      description: draft.description,
      additional_comment: draft.comment,
      priority: draft.priority,
      deadline: deadline === null ? null : iso(deadline),
      status: draft.status,
      company_user_id: draft.status === 0 ? 0 : draft.owner,
      client_company_id: draft.client === 0 ? null : draft.client,
      branch_office_id: draft.branch,
      client_company_contact_id: draft.contact,
      tags: [...new Set(draft.tags)],
      project: 0,
      project_hours: true,
      planned_time: null,
      user_added: creator,
      date_added: iso(draft.added),
      date_closed: closed === null ? null : iso(closed),
      waiting_reason:
        draft.status === 3 && draft.denied === null && !draft.booked.some((booked) => booked.status === 1) ? draft.waiting : null,
      denied: draft.denied !== null,
      denied_reason: draft.denied,
      registration_terminal_task: false,
    });
    addTeam(rows, id, draft, creator, calendar, random);
    const begun = (booked: Booked) => booked.stretches[0]?.[0] ?? 0;
    for (const booked of draft.booked.sort((one, other) => begun(one) - begun(other))) addEntry(rows, id, booked, random);
  }
  return rows;
};
