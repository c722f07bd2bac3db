// The history of the demo company's meetings (planned, invited, moved, started, stopped, finished or cancelled), and their chat.
import { meetingStates } from '#schema/meetings/meeting.ts';
import { userId } from '../cast.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { iso, minutes } from '../times/calendar.ts';

const { planned, inProgress, stopped, finished } = meetingStates;
const later = (instant: string, by: number) => iso(Date.parse(instant) / 1000 + by);

export const eventsOfMeetings = (meetings: readonly Row<'meeting'>[], people: readonly Row<'meeting_participant'>[]): SeedEvent[] =>
  meetings.flatMap((one) => {
    const { id, title, status, organiser_id, date_added, planned_start, planned_end, place, moved_from, change_reason } = one;
    const eventOfMeeting = historyOf('meeting', id);
    const tell = (at: string, action: string, before: object | null, after: object, reason: string | null = null) =>
      eventOfMeeting(at, organiser_id, action, before, after, reason);
    const { started_at, held_time, finished_at } = one;
    const invited = people.filter(({ meeting_id, user_id }) => meeting_id === id && user_id !== organiser_id).length;
    const end = started_at && later(started_at, held_time);
    return [
      tell(date_added, 'create', null, { title, place, planned_start: moved_from ?? planned_start, planned_end }),
      tell(later(date_added, minutes(4)), 'invite', null, { people: invited }),
      ...(moved_from
        ? [
            tell(
              later(date_added, minutes(95)),
              'move',
              { planned_start: moved_from },
              { planned_start, planned_end },
              change_reason ?? null,
            ),
          ]
        : []),
      ...(status === meetingStates.cancelled
        ? [tell(later(date_added, minutes(130)), 'cancel', { status: planned }, { status, change_reason }, change_reason ?? null)]
        : []),
      ...(started_at ? [tell(started_at, 'start', { status: planned }, { status: inProgress })] : []),
      ...(end && status === stopped ? [tell(end, 'stop', { status: inProgress }, { status: stopped })] : []),
      ...(finished_at ? [tell(finished_at, 'finish', { status: inProgress }, { status: finished })] : []),
    ];
  });

const talk: readonly (readonly [who: string, text: string])[] = [
  ['andrej.kovac', 'Ključe kotlovnice ima receptor, sem že vprašal.'],
  ['tina', 'Hvala. Merilnik tlaka prinesem jaz.'],
];

/** The chat of the running meeting, shortly before it began. */
export const talkOfMeetings = (meetings: readonly Row<'meeting'>[]): Omit<Row<'comment'>, 'id'>[] => {
  const running = meetings.find(({ status }) => status === inProgress);
  return running?.started_at
    ? talk.map(([author, text], order) => ({
        task_id: null,
        offer_id: null,
        project_id: null,
        meeting_id: running.id,
        user_id: userId(author),
        text,
        mentions: [],
        date_added: later(running.started_at ?? '', minutes(order * 6 - 20)),
      }))
    : [];
};
