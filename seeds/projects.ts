// The projects of the demo company: larger jobs, each a part of what was done for one client, at different points of their life.
import { burnWarnings, projectStates } from '#schema/project.ts';
import { iso, makeCalendar, morningOf, whileAtWork } from './calendar.ts';
import { userId } from './cast.ts';
import type { Clients } from './clients.ts';
import { tagId } from './company.ts';
import type { EventRow, ProjectRow, PublicLinkRow } from './rows.ts';
import type { TaskRows } from './tasks/rows.ts';
import { type WorkTypeName, workTypeId } from './work-types.ts';

type State = keyof typeof projectStates;
type Story = {
  readonly title: string;
  readonly client: string;
  readonly description: string;
  readonly leader: string;
  readonly members: readonly string[];
  readonly state: State;
  /** Days from now. */
  readonly deadline: number;
  /** How many planned hours there are for each hour that was worked. */
  readonly room: number;
  /** Planned, and not begun. */
  readonly ahead?: readonly [WorkTypeName, hours: number];
  /** Who proposes the handover, how many days of work ago, and what they say. */
  readonly handover?: readonly [who: string, daysAgo: number, comment: string];
};

const stories: readonly Story[] = [
  {
    title: 'Klimatizacija montažnih prostorov',
    client: 'Elektronika Čip',
    description: 'Razvod hladne vode, dva klimata in regulacija za montažne prostore v pritličju.',
    leader: 'tina',
    members: ['petra', 'matej.rozic'],
    state: 'finished',
    deadline: -12,
    room: 1.05,
    handover: ['petra', 5, 'Naprave tečejo po urniku, meritve so v datotekah.'],
  },
  {
    title: 'Posodobitev razsvetljave v občinskih stavbah',
    client: 'Občina Prevalje',
    description: 'Menjava svetilk in napajalnikov v štirih stavbah, brez posegov v razdelilnike.',
    leader: 'damjan.oslak',
    members: ['neza.korosec'],
    state: 'finishedWithoutHandover',
    deadline: -20,
    room: 1.2,
  },
  {
    title: 'Menjava obtočnih črpalk',
    client: 'Hotel Šport Črna',
    description: 'Menjava črpalk v obeh krogih ogrevanja in uravnoteženje sistema pred zimsko sezono.',
    leader: 'tina',
    members: ['marko', 'tomaz.hribar'],
    state: 'waitingForClient',
    deadline: 2,
    room: 1.02,
    handover: ['marko', 3, 'Sistem je uravnotežen, hrupa ni več.'],
  },
  {
    title: 'Prenova kotlovnice 2026',
    client: 'Hotel Pod Rožnikom',
    description: 'Nov kotel, dimnik DN 250, regulacija v omari R2, zagon in meritve emisij.',
    leader: 'tina',
    members: ['marko', 'maja.zupan', 'andrej.kovac', 'neza.korosec'],
    state: 'waitingForLeader',
    deadline: 13,
    room: 1.17,
    ahead: ['Servis', 16],
    handover: ['maja.zupan', 1, 'Kotel teče, meritve so v datotekah. Odprta naloga pade v garancijo.'],
  },
  {
    title: 'Prenova hladilnic',
    client: 'Vinska klet Slap',
    description: 'Zamenjava agregatov v treh hladilnicah, po ena na teden, da klet ne stoji.',
    leader: 'irena.mlakar',
    members: ['petra', 'stefan.goncz'],
    state: 'open',
    deadline: 8,
    room: 0.9,
  },
  {
    title: 'Regulacija ogrevanja po učilnicah',
    client: 'Gimnazija Kočevje',
    description: 'Termostatske glave, conski ventili in nadzor temperature po učilnicah.',
    leader: 'tina',
    members: ['marko', 'ziga.cosic'],
    state: 'open',
    deadline: -5,
    room: 1.15,
  },
  {
    title: 'Letni pregledi 2026',
    client: 'Hostel Stara tovarna',
    description: 'Pregledi vseh naprav po pogodbi, z zapisniki za vsako enoto.',
    leader: 'tina',
    members: ['marko', 'petra', 'jaka.bizjak'],
    state: 'open',
    deadline: 39,
    room: 1.6,
    ahead: ['Zagon in meritve', 6],
  },
  {
    title: 'Prenova strojnice mestne hiše',
    client: 'Mestna občina Murska Sobota',
    description: 'Toplotna črpalka namesto kotla na olje, v dveh fazah.',
    leader: 'damjan.oslak',
    members: ['zeljko.duric', 'ziga.cosic'],
    state: 'open',
    deadline: 54,
    room: 2.4,
    ahead: ['Montaža', 40],
  },
  {
    title: 'Dvižna postaja, menjava črpalk',
    client: 'Komunala Zagorje',
    description: 'Menjava treh potopnih črpalk in krmilja. Začetek po dobavi, napovedani za januar.',
    leader: 'tina',
    members: ['andrej.kovac'],
    state: 'open',
    deadline: 68,
    room: 0,
    ahead: ['Montaža', 96],
  },
];

const day = 86_400_000;
/** Days that the calendar reaches back: beyond the oldest task of a project. */
const reach = 90;
const half = 1800;
const upToHalf = (seconds: number) => Math.max(half, Math.ceil(seconds / half) * half);
const done = 4;

export type Projects = { projects: ProjectRow[]; tasks: TaskRows['tasks']; links: PublicLinkRow[]; events: EventRow[] };

/** `tasks` are the company's tasks, those of the projects with their project. */
export const makeProjects = (
  rows: TaskRows,
  { clients }: Clients,
  { now, links, events }: Pick<Projects, 'links' | 'events'> & { now: Date },
): Projects => {
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  const calendar = makeCalendar(now, reach);
  const then = whileAtWork(calendar);
  const oldest = new Date(moment - 70 * day).toISOString();
  const entries = Map.groupBy(rows.time_entries, ({ task_id }) => task_id);
  const projectOf = new Map<number, number>();
  const made: Projects = { projects: [], tasks: [], links: [...links], events: [] };
  const told: Omit<EventRow, 'id'>[] = events.map(({ id: _id, ...event }) => event);
  const tell = (
    id: number,
    when: string,
    by: number | null,
    action: string,
    before: object | null,
    after: object,
    reason: string | null = null,
  ) =>
    told.push({
      at: when,
      by,
      entity: 'project',
      entity_id: id,
      action,
      topics: JSON.stringify([`project:${id}`, 'project']),
      within: `project:${id}`,
      before: before && JSON.stringify(before),
      after: JSON.stringify(after),
      reason,
    });
  for (const [index, story] of stories.entries()) {
    const id = index + 1;
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
    const [who, daysAgo = 1, comment = null] = story.handover ?? [];
    const proposed = story.handover ? iso(then(daysAgo, '15:20')) : null;
    const confirmed =
      story.state === 'finished' ? iso(then(2, '10:05')) : story.state === 'finishedWithoutHandover' ? iso(then(11, '13:40')) : null;
    const contact = client.primary_contact_id ?? 0;
    const project: ProjectRow = {
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
      handover_by: who ? userId(who) : null,
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
    tell(id, project.date_added, leader_id, 'create', null, { title: project.title, client_id: client.id, leader_id, status: 0 });
    if (proposed && who) tell(id, proposed, userId(who), 'startHandover', { status: 0 }, { status: 1, handover_comment: comment });
    const sent = proposed && story.state !== 'waitingForLeader' ? new Date(Date.parse(proposed) + 3_600_000).toISOString() : null;
    if (sent) {
      tell(id, sent, leader_id, 'approveHandover', { status: 1 }, { status: 2 });
      const answered =
        story.state === 'finished' ? { answer: 'confirmed' as const, answered_at: confirmed, name: 'Vodja vzdrževanja' } : null;
      if (answered) tell(id, answered.answered_at ?? sent, null, 'confirm', { status: 2 }, { status: 3, name: answered.name });
      made.links.push({
        ...emptyLink,
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
    if (story.state === 'finishedWithoutHandover' && confirmed) tell(id, confirmed, leader_id, 'finish', { status: 0 }, { status: 4 });
  }
  made.tasks = rows.tasks.map((task) => {
    const project = projectOf.get(task.id);
    if (!project) return task;
    const spent = (entries.get(task.id) ?? []).reduce((sum, { total_time }) => sum + total_time, 0);
    return { ...task, project, project_hours: true, planned_time: upToHalf(Math.max(spent * 1.1, 3600)) };
  });
  const inOrder = told.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  made.events = inOrder.map((event, order) => ({ id: order + 1, ...event }));
  return made;
};

const emptyLink = {
  purpose: 'handover',
  reminder_hash: null,
  reminded_at: null,
  shown: null,
  signed_sha256: null,
  email: null,
  ended_at: null,
  answer: null,
  answered_at: null,
  by_phone: false,
  answered_by: null,
  name: null,
  signature: null,
  note: null,
  reason: null,
  objections: null,
} as const;
