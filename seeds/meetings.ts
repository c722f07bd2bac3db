// The meetings of the demo company: one story with a hotel from the first talk to the one that runs now, and what the house talks about by itself.
import { meetingStates } from '#schema/meeting.ts';
import { hours, iso, makeCalendar, minutes, morningOf } from './calendar.ts';
import { userId, users } from './cast.ts';
import type { Clients } from './clients.ts';
import type { Projects } from './projects.ts';
import type {
  MeetingItemRow,
  MeetingOutcomeRow,
  MeetingParagraphRow,
  MeetingParticipantRow,
  MeetingRow,
  MeetingVersionRow,
} from './rows.ts';

type State = keyof typeof meetingStates;
type Talk = readonly [title: string, speaker: string, minutes: number, texts?: readonly string[], decided?: string];
type Story = {
  readonly title: string;
  readonly client?: string;
  readonly project?: string;
  readonly place: string;
  readonly organiser: string;
  readonly with: readonly string[];
  /** Have not answered yet. */
  readonly silent?: readonly string[];
  readonly guests?: 'client';
  readonly email?: string;
  readonly state: State;
  /** Working days from today, and the hour at which it begins; a running one begins when it has to. */
  readonly day: number;
  readonly at: number;
  readonly length: number;
  /** Where it stood before it was moved: the working day from today and the hour, and why. */
  readonly before?: readonly [day: number, at: number, why: string];
  readonly agenda: readonly Talk[];
  readonly actions?: readonly (readonly [text: string, who: string, inDays: number])[];
};

const hotel = { client: 'Hotel Pod Rožnikom', project: 'Prenova kotlovnice 2026', place: 'Kotlovnica, Večna pot 18' } as const;
const stories: readonly Story[] = [
  {
    ...hotel,
    title: 'Usklajevanje 1, prenova kotlovnice',
    organiser: 'tina',
    with: ['luka', 'marko'],
    guests: 'client',
    state: 'finished',
    day: -20,
    at: 13,
    length: 60,
    agenda: [
      [
        'Obseg del',
        'Tina Hočevar',
        30,
        ['<p>Kotel, dimnik in regulacija ostanejo v obsegu ponudbe. Izolacija vodov je dodatno delo.</p>'],
        'Izolacija vodov gre v ločeno ponudbo.',
      ],
      ['Terminski plan', 'Luka Perko', 20, ['<p>Hotel je v decembru poln, zagon mora biti prej.</p>']],
    ],
    actions: [['Ponudba za izolacijo vodov', 'admin', -3]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 2, prenova kotlovnice',
    organiser: 'tina',
    with: ['luka', 'andrej.kovac'],
    guests: 'client',
    state: 'finished',
    day: -10,
    at: 9,
    length: 60,
    agenda: [
      [
        'Dostop do strehe',
        'Andrej Kovač',
        30,
        ['<p>Žerjav ne more do atrija, dimnik gre <strong>po delih</strong>.</p>'],
        'Dostop uredi hotel do konca tedna.',
      ],
    ],
    actions: [['Načrt dostopa do strehe', 'tomaz.hribar', 4]],
  },
  {
    title: 'Tedenski servis',
    place: 'Sejna soba',
    organiser: 'luka',
    with: ['damjan.oslak', 'irena.mlakar', 'tina'],
    state: 'stopped',
    day: -1,
    at: 8,
    length: 45,
    agenda: [
      ['Odprte reklamacije', 'Damjan Ošlak', 20, ['<p>Dve reklamaciji čakata na dobavitelja.</p>']],
      ['Dežurstva do konca leta', 'Irena Mlakar', 20],
    ],
    actions: [['Cenik za pogodbo 2027', 'luka', 4]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 3, prenova kotlovnice',
    organiser: 'luka',
    with: ['admin', 'andrej.kovac', 'tina'],
    guests: 'client',
    email: 'projekt@arhbiro.example.com',
    state: 'inProgress',
    day: 0,
    at: 10,
    length: 50,
    agenda: [
      ['Stanje del', 'Peter Vidmar', 10, ['<p>Material je na objektu, razen prirobnice DN 40, ki pride danes.</p>']],
      [
        'Puščanje v krogu 2',
        'Andrej Kovač',
        15,
        ['<p>Ropotanje povzroča zrak, ne črpalka. Krog se odzrači po menjavi prirobnice, tlak na <strong>1,8 bar</strong>.</p>'],
        'Črpalka ostane, menja se prirobnica. Strošek nosi izvajalec.',
      ],
      ['Termin zagona', 'Luka Perko', 10, ['<p>Hotel ima seminar od 1. do 3. v mesecu, takrat ne sme biti brez tople vode.</p>']],
      ['Garancija in predaja', 'Tina Hočevar', 10],
      ['Razno', 'vsi', 5],
    ],
    actions: [['Odzrači krog 2 in pošlje meritve.', 'andrej.kovac', 1]],
  },
  {
    title: 'Presoja ISO 9001',
    place: 'Sejna soba',
    organiser: 'admin',
    with: ['luka', 'tina', 'nina'],
    state: 'planned',
    day: 2,
    at: 13,
    length: 120,
    before: [1, 10, 'Presojevalec pride dan pozneje.'],
    agenda: [
      ['Notranja presoja', 'Peter Vidmar', 60],
      ['Ukrepi', 'vsi', 45],
    ],
  },
  {
    title: 'Pogodba za vzdrževanje',
    client: 'Vinska klet Slap',
    place: 'https://video.example.com/pogodba-2027',
    organiser: 'eva',
    with: ['luka'],
    guests: 'client',
    state: 'planned',
    day: 1,
    at: 14,
    length: 45,
    agenda: [
      ['Obseg in odzivni časi', 'Eva Šuštar', 25],
      ['Cena', 'Eva Šuštar', 15],
    ],
  },
  {
    title: 'Ogled učilnic',
    client: 'Gimnazija Kočevje',
    place: 'Gimnazija Kočevje, hišnik',
    organiser: 'luka',
    with: ['marko'],
    state: 'cancelled',
    day: -2,
    at: 13,
    length: 60,
    agenda: [['Ogled', 'vsi', 60]],
  },
  {
    ...hotel,
    title: 'Usklajevanje 4',
    organiser: 'tina',
    with: ['andrej.kovac'],
    silent: ['luka'],
    guests: 'client',
    state: 'planned',
    day: 3,
    at: 8,
    length: 60,
    agenda: [
      ['Zapisnik o zagonu', 'Tina Hočevar', 20],
      ['Predaja', 'vsi', 30],
    ],
  },
];

const firstNumber = 79;
const nameOf = (mailbox: string) => {
  const user = users.find(({ id }) => id === userId(mailbox));
  return user ? `${user.name} ${user.last_name}` : mailbox;
};

export type Meetings = {
  meetings: MeetingRow[];
  participants: MeetingParticipantRow[];
  items: MeetingItemRow[];
  paragraphs: MeetingParagraphRow[];
  outcomes: MeetingOutcomeRow[];
  versions: MeetingVersionRow[];
};

export const makeMeetings = (
  { clients, contacts }: Clients,
  { projects }: Pick<Projects, 'projects'>,
  { now }: { now: Date },
): Meetings => {
  const calendar = makeCalendar(now, 45);
  const worked = calendar.days.map((day, at) => ({ ...day, at })).filter(({ worked: yes }) => yes);
  const today = Math.max(
    0,
    worked.findLastIndex(({ at }) => at <= calendar.today),
  );
  const made: Meetings = { meetings: [], participants: [], items: [], paragraphs: [], outcomes: [], versions: [] };
  for (const [index, story] of stories.entries()) {
    const id = index + 1;
    const { before } = story;
    const running = story.state === 'inProgress';
    const day = worked[today + story.day] ?? worked.at(-1);
    const start = running ? Math.floor((calendar.now - minutes(37)) / 300) * 300 : (day?.midnight ?? calendar.now) + hours(story.at);
    const end = start + minutes(story.length);
    const held = story.state === 'finished' || story.state === 'stopped';
    const client = clients.find(({ name }) => story.client !== undefined && name.startsWith(story.client));
    const organiser_id = userId(story.organiser);
    const added = iso(morningOf(calendar, Math.min(start, calendar.now) - hours(72)));
    const begun = running ? calendar.now - minutes(32) : start;
    made.meetings.push({
      id,
      number: firstNumber + index,
      title: story.title,
      client_company_id: client?.id ?? null,
      project: projects.find(({ title }) => title === story.project)?.id ?? 0,
      place: story.place,
      planned_start: iso(start),
      planned_end: iso(end),
      organiser_id,
      status: meetingStates[story.state],
      started_at: held || running ? iso(begun) : null,
      running_since: running ? iso(begun) : null,
      held_time: held ? minutes(story.length) : 0,
      finished_at: story.state === 'finished' ? iso(end) : null,
      moved_from: before ? iso((worked[today + before[0]]?.midnight ?? start) + hours(before[1])) : null,
      change_reason: before?.[2] ?? (story.state === 'cancelled' ? 'Ravnatelja ni, nov termin po praznikih.' : null),
      invitation: before ? 1 : 0,
      invited_at: added,
      user_added: organiser_id,
      date_added: added,
    });
    const there = held || running;
    const invite = (
      who: Pick<MeetingParticipantRow, 'user_id' | 'contact_id' | 'email' | 'name'>,
      answer: MeetingParticipantRow['answer'],
      reason: string | null = null,
    ) =>
      made.participants.push({
        id: made.participants.length + 1,
        meeting_id: id,
        ...who,
        answer,
        reason,
        answered_at: answer === 'none' ? null : added,
        attendance: there && answer === 'accepted' ? 'here' : null,
        asked_at: added,
        time_entry_id: null,
        reminded_at: null,
      });
    for (const mailbox of [story.organiser, ...story.with, ...(story.silent ?? [])])
      invite(
        { user_id: userId(mailbox), contact_id: null, email: null, name: nameOf(mailbox) },
        story.silent?.includes(mailbox) ? 'none' : 'accepted',
      );
    const guests = story.guests && client ? contacts.filter(({ client_id }) => client_id === client.id).slice(0, 2) : [];
    for (const [at, guest] of guests.entries())
      invite(
        { user_id: null, contact_id: guest.id, email: null, name: [guest.name, guest.l_name].filter(Boolean).join(' ') },
        at === 0 ? 'accepted' : 'declined',
        at === 0 ? null : 'na poti',
      );
    if (story.email) invite({ user_id: null, contact_id: null, email: story.email, name: story.email }, 'none');
    // Of a meeting that runs the first two items are done.
    const current = running ? 2 : -1;
    for (const [at, [title, speaker, planned, texts = [], decided]] of story.agenda.entries()) {
      const item_id = made.items.length + 1;
      const done = story.state === 'finished' || at < current;
      made.items.push({
        id: item_id,
        meeting_id: id,
        position: at + 1,
        title,
        speaker,
        minutes: planned,
        spent: at === current ? 0 : done ? minutes(planned) + (at === 1 ? 185 : -20) : 0,
        since: at === current ? iso(calendar.now - 265) : null,
        current: at === current,
        done,
      });
      for (const [place, html] of texts.entries())
        made.paragraphs.push({
          id: made.paragraphs.length + 1,
          meeting_id: id,
          item_id,
          key: `demo-${id}-${at}-${place}`,
          position: (place + 1) * 1024,
          html,
          edition: 1,
          tab: 'demo-company',
          written_by: organiser_id,
          written_at: iso(Math.min(end, calendar.now)),
          removed: false,
        });
      if (decided)
        made.outcomes.push(outcome(made, id, item_id, { kind: 'decision', text: decided, user_id: null, due: null }, organiser_id, start));
    }
    const last = made.items.filter(({ meeting_id }) => meeting_id === id)[Math.max(0, running ? 1 : 0)];
    for (const [text, who, inDays] of story.actions ?? []) {
      const due = worked[today + inDays];
      made.outcomes.push(
        outcome(
          made,
          id,
          last?.id ?? null,
          { kind: 'action', text, user_id: userId(who), due: due ? iso(due.midnight + hours(12)) : null },
          organiser_id,
          start,
        ),
      );
    }
    if (story.state === 'finished') made.versions.push(versionOf(made, story, id, { organiser_id, start, end }));
  }
  return made;
};

const outcome = (
  { outcomes }: Meetings,
  meeting_id: number,
  item_id: number | null,
  said: Pick<MeetingOutcomeRow, 'kind' | 'text' | 'user_id' | 'due'>,
  user_added: number,
  start: number,
): MeetingOutcomeRow => ({
  id: outcomes.length + 1,
  meeting_id,
  item_id,
  ...said,
  task_id: null,
  done: false,
  user_added,
  date_added: iso(start),
});

const versionOf = (
  { versions, meetings, participants, items, paragraphs, outcomes }: Meetings,
  story: Story,
  meeting_id: number,
  { organiser_id, start, end }: { organiser_id: number; start: number; end: number },
): MeetingVersionRow => {
  const its = <Row extends { meeting_id: number }>(rows: readonly Row[]) => rows.filter((row) => row.meeting_id === meeting_id);
  const name = (id: number | null) => {
    const user = users.find((one) => one.id === id);
    return user ? `${user.name} ${user.last_name}` : null;
  };
  const minutesOf = {
    number: meetings.at(-1)?.number,
    title: story.title,
    place: story.place,
    client: story.client ?? null,
    organiser: name(organiser_id),
    started_at: iso(start),
    finished_at: iso(end),
    planned_start: iso(start),
    planned_end: iso(end),
    people: its(participants).map(({ name: who, answer, attendance, reason }) => ({ name: who, answer, attendance, reason })),
    sections: its(items).map(({ id, title, speaker }) => {
      const here = its(outcomes).filter(({ item_id }) => item_id === id);
      return {
        title,
        speaker,
        paragraphs: its(paragraphs)
          .filter(({ item_id }) => item_id === id)
          .map(({ html }) => html),
        decisions: here.filter(({ kind }) => kind === 'decision').map(({ text }) => text),
        actions: here
          .filter(({ kind }) => kind === 'action')
          .map(({ text, user_id, due }) => ({ text, who: name(user_id), due, task: null })),
      };
    }),
  };
  return {
    id: versions.length + 1,
    meeting_id,
    number: 1,
    made_by: organiser_id,
    made_at: iso(end),
    reason: null,
    minutes: JSON.stringify(minutesOf),
  };
};
