// The meetings of the demo company: a series with a hotel, one of which runs now, and internal ones.
import { meetingStates } from '#schema/meetings/meeting.ts';
import { nameOf, userId } from '../cast.ts';
import type { Clients } from '../clients/clients.ts';
import type { Projects } from '../projects/projects.ts';
import type { Row } from '../rows.ts';
import { hours, iso, makeCalendar, minutes, morningOf } from '../times/calendar.ts';
import { type Story, stories } from './stories.ts';

const firstNumber = 79;

export type Meetings = {
  meetings: Row<'meeting'>[];
  participants: Row<'meeting_participant'>[];
  items: Row<'meeting_item'>[];
  paragraphs: Row<'meeting_paragraph'>[];
  outcomes: Row<'meeting_outcome'>[];
  versions: Row<'meeting_version'>[];
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
      person: Pick<Row<'meeting_participant'>, 'user_id' | 'contact_id' | 'email' | 'name'>,
      answer: Row<'meeting_participant'>['answer'],
      reason: string | null = null,
    ) =>
      made.participants.push({
        id: made.participants.length + 1,
        meeting_id: id,
        ...person,
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
        { user_id: userId(mailbox), contact_id: null, email: null, name: nameOf(userId(mailbox)) },
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
    // In a running meeting the first two items are done.
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
    const last = made.items.filter(({ meeting_id }) => meeting_id === id)[running ? 1 : 0];
    for (const [text, assignee, inDays] of story.actions ?? []) {
      const due = worked[today + inDays];
      made.outcomes.push(
        outcome(
          made,
          id,
          last?.id ?? null,
          { kind: 'action', text, user_id: userId(assignee), due: due ? iso(due.midnight + hours(12)) : null },
          organiser_id,
          start,
        ),
      );
    }
    if (story.state === 'finished')
      made.versions.push(versionOf(made, story, id, { client: client?.name ?? null, organiser_id, start, end }));
  }
  return made;
};

const outcome = (
  { outcomes }: Meetings,
  meeting_id: number,
  item_id: number | null,
  outcomeFields: Pick<Row<'meeting_outcome'>, 'kind' | 'text' | 'user_id' | 'due'>,
  user_added: number,
  start: number,
): Row<'meeting_outcome'> => ({
  id: outcomes.length + 1,
  meeting_id,
  item_id,
  ...outcomeFields,
  task_id: null,
  done: false,
  user_added,
  date_added: iso(start),
});

const versionOf = (
  { versions, meetings, participants, items, paragraphs, outcomes }: Meetings,
  story: Story,
  meeting_id: number,
  { client, organiser_id, start, end }: { client: string | null; organiser_id: number; start: number; end: number },
): Row<'meeting_version'> => {
  const ofMeeting = <Row extends { meeting_id: number }>(rows: readonly Row[]) => rows.filter((row) => row.meeting_id === meeting_id);
  const minutesOf = {
    number: meetings.at(-1)?.number,
    title: story.title,
    place: story.place,
    client,
    organiser: nameOf(organiser_id),
    started_at: iso(start),
    finished_at: iso(end),
    planned_start: iso(start),
    planned_end: iso(end),
    people: ofMeeting(participants).map(({ name: participantName, answer, attendance, reason }) => ({
      name: participantName,
      answer,
      attendance,
      reason,
    })),
    sections: ofMeeting(items).map(({ id, title, speaker }) => {
      const here = ofMeeting(outcomes).filter(({ item_id }) => item_id === id);
      return {
        title,
        speaker,
        paragraphs: ofMeeting(paragraphs)
          .filter(({ item_id }) => item_id === id)
          .map(({ html }) => html),
        decisions: here.filter(({ kind }) => kind === 'decision').map(({ text }) => text),
        actions: here
          .filter(({ kind }) => kind === 'action')
          .map(({ text, user_id, due }) => ({ text, who: user_id && nameOf(user_id), due, task: null })),
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
