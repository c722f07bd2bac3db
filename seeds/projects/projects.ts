// The projects of the demo company: larger jobs for one client, each at a different stage.
import { burnWarnings, projectStates } from '#schema/projects/project.ts';
import { userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import { tagId } from '../company/company.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import type { TaskRows } from '../tasks/rows.ts';
import { unanswered } from '../tasks/traces/links.ts';
import { iso, makeCalendar, morningOf, whileAtWork } from '../times/calendar.ts';
import { workTypeId } from '../times/work-types.ts';
import { stories } from './stories.ts';

const day = 86_400_000;
/** Days into the past that the calendar covers: more than a project's oldest task. */
const reach = 90;
const half = 1800;
const upToHalf = (seconds: number) => Math.max(half, Math.ceil(seconds / half) * half);
const done = 4;

export type Projects = { projects: Row<'project'>[]; tasks: TaskRows['tasks']; links: Row<'public_link'>[]; events: SeedEvent[] };

/** `tasks` are the company's tasks, with their project set where they belong to one. */
export const makeProjects = (rows: TaskRows, { clients }: Clients, { now, links }: Pick<Projects, 'links'> & { now: Date }): Projects => {
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  const calendar = makeCalendar(now, reach);
  const then = whileAtWork(calendar);
  const oldest = new Date(moment - 70 * day).toISOString();
  const entries = Map.groupBy(rows.time_entries, ({ task_id }) => task_id);
  const projectOf = new Map<number, number>();
  const made: Projects = { projects: [], tasks: [], links: [...links], events: [] };
  for (const [index, story] of stories.entries()) {
    const id = index + 1;
    const tell = historyOf('project', id, { listed: true });
    const client = clients.find(({ name }) => name.startsWith(story.client));
    if (!client) continue;
    const over = story.state === 'finished' || story.state === 'finishedWithoutHandover' || story.state === 'waitingForClient';
    const tasks = rows.tasks
      .filter(({ client_company_id, date_added }) => client_company_id === client.id && date_added > oldest)
      .filter(({ status }) => story.room > 0 && (over ? status >= done : true));
    for (const task of tasks) projectOf.set(task.id, id);
    const worked = new Map<number, number>();
    for (const { work_type_id, total_time } of tasks.flatMap((task) => entries.get(task.id) ?? []))
      worked.set(work_type_id, (worked.get(work_type_id) ?? 0) + total_time);
    const plan = [...worked].map(([work_type_id, seconds]) => ({ work_type_id, planned_time: upToHalf(seconds * story.room) }));
    const [name, hours] = story.ahead ?? [];
    const aheadOf = name && plan.find(({ work_type_id }) => work_type_id === workTypeId(name));
    if (aheadOf) aheadOf.planned_time += (hours ?? 0) * 3600;
    else if (name) plan.push({ work_type_id: workTypeId(name), planned_time: (hours ?? 0) * 3600 });
    const planned_time = plan.reduce((sum, line) => sum + line.planned_time, 0);
    const share = planned_time > 0 ? ([...worked.values()].reduce((sum, one) => sum + one, 0) * 100) / planned_time : 0;
    const first = Math.min(...tasks.map(({ date_added }) => Date.parse(date_added)), moment - 20 * day) - 2 * day;
    const began = iso(morningOf(calendar, Math.floor(first / 1000)));
    const leader_id = userId(story.leader);
    const [approver, daysAgo = 1, comment = null] = story.handover ?? [];
    const proposed = story.handover ? iso(then(daysAgo, '15:20')) : null;
    const confirmed =
      story.state === 'finished' ? iso(then(2, '10:05')) : story.state === 'finishedWithoutHandover' ? iso(then(11, '13:40')) : null;
    const contact = client.primary_contact_id ?? 0;
    const project: Row<'project'> = {
      id,
      number: id,
      title: story.title,
      description: story.description,
      client_id: client.id,
      branch_office_id: 0,
      contact_id: contact,
      leader_id,
      members: story.members.map(userId),
      plan,
      template_id: null,
      planned_time,
      deadline: new Date(Math.floor(moment / day) * day + story.deadline * day + 15 * 3_600_000).toISOString(),
      tags: [tagId('Pogodba')],
      notes: null,
      status: projectStates[story.state],
      handover_by: approver ? userId(approver) : null,
      handover_at: proposed,
      handover_comment: comment,
      excluded_tasks: story.handover ? tasks.filter(({ status }) => status < done).map((task) => task.id) : [],
      denied: false,
      denied_reason: null,
      burn_warning: share >= burnWarnings.over ? burnWarnings.over : share >= burnWarnings.near ? burnWarnings.near : burnWarnings.none,
      user_added: leader_id,
      date_added: began,
      date_finished: confirmed,
    };
    made.projects.push(project);
    made.events.push(
      tell(project.date_added, leader_id, 'create', null, { title: project.title, client_id: client.id, leader_id, status: 0 }),
    );
    if (proposed && approver)
      made.events.push(tell(proposed, userId(approver), 'startHandover', { status: 0 }, { status: 1, handover_comment: comment }));
    const sent = proposed && story.state !== 'waitingForLeader' ? new Date(Date.parse(proposed) + 3_600_000).toISOString() : null;
    if (sent) {
      made.events.push(tell(sent, leader_id, 'approveHandover', { status: 1 }, { status: 2 }));
      const answered =
        story.state === 'finished' ? { answer: 'confirmed' as const, answered_at: confirmed, name: 'Vodja vzdrževanja' } : null;
      if (answered)
        made.events.push(tell(answered.answered_at ?? sent, null, 'confirm', { status: 2 }, { status: 3, name: answered.name }));
      made.links.push({
        ...unanswered,
        purpose: 'handover',
        id: made.links.length + 1,
        record_id: id,
        token_hash: `story-project-${id}`,
        language: client.language,
        created_by: leader_id,
        created_at: sent,
        expires_at: new Date(Date.parse(sent) + 30 * day).toISOString(),
        ...answered,
      });
    }
    if (story.state === 'finishedWithoutHandover' && confirmed)
      made.events.push(tell(confirmed, leader_id, 'finish', { status: 0 }, { status: 4 }));
  }
  made.tasks = rows.tasks.map((task) => {
    const project = projectOf.get(task.id);
    if (!project) return task;
    const spent = (entries.get(task.id) ?? []).reduce((sum, { total_time }) => sum + total_time, 0);
    return { ...task, project, project_hours: true, planned_time: upToHalf(Math.max(spent * 1.1, 3600)) };
  });
  return made;
};
