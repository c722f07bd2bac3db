// Reads the meetings of a calendar, by list and visible days.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { ListRow } from '#admin/providers/records/list-rows.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';

export type ListedMeeting = ListRow<'meeting'> & {
  /** The new time of a moved meeting; this entry marks its old time. */
  readonly movedTo?: string;
};

const beforeTheEnd = [meetingStates.planned, meetingStates.inProgress, meetingStates.stopped] as const;

const read = async (filter: object, signal: AbortSignal): Promise<ListedMeeting[]> => {
  const query = {
    filter: JSON.stringify(filter),
    range: '[0,499]',
    sort: JSON.stringify(['planned_start', 'ASC']),
  };
  return (await call('/meeting', { query, signal })).json;
};

/** Entries at the old times of moved meetings, with their current length. */
const ghostsOf = (meetings: readonly ListedMeeting[]): ListedMeeting[] =>
  meetings.flatMap((one) => {
    const { moved_from, planned_start, planned_end } = one;
    if (!moved_from) return [];
    const end = Date.parse(moved_from) + Date.parse(planned_end) - Date.parse(planned_start);
    return [{ ...one, planned_start: moved_from, planned_end: new Date(end).toISOString(), movedTo: planned_start }];
  });
/** The key of an entry: a moved meeting may be shown twice. */
export const placeKey = ({ id, movedTo }: ListedMeeting): string => (movedTo ? `${id}-before` : `${id}`);

/** `from` and `to` are instants; a moved meeting is also shown at its old time. */
export const useMeetings = (list: string, from: string, to: string) => {
  const found = useQuery({
    queryKey: ['meeting', 'calendar', list, from, to],
    queryFn: async ({ signal }) => {
      const [standing, moved] = await Promise.all([
        read({ list, planned_start_lte: to, planned_end_gte: from }, signal),
        read({ list, moved_from_lte: to, moved_from_gte: from, status: [...beforeTheEnd, meetingStates.finished] }, signal),
      ]);
      return [...standing, ...ghostsOf(moved)].sort((one, other) => one.planned_start.localeCompare(other.planned_start));
    },
    staleTime: 5000,
    placeholderData: (old) => old,
    retry: false,
  });
  const queries = useQueryClient();
  // The cards beside the calendar are read again too.
  const again = () => void queries.invalidateQueries({ queryKey: ['meeting'] });
  useLive(['meeting'], again, { refresh: again });
  return found;
};

/** The user's meetings that await an answer or have unfinished minutes. */
export const useOwnOpenMeetings = () =>
  useQuery({
    queryKey: ['meeting', 'own_open'],
    queryFn: ({ signal }) => read({ list: 'my', status: beforeTheEnd }, signal),
    staleTime: 5000,
  });
