// The data of a meeting page, kept up to date by events.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { PageRecord } from '#admin/providers/records/page-record.ts';
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';

export type Meeting = PageRecord<'meeting'>;
export type Participant = Meeting['participants'][number];
export type Item = Meeting['items'][number];
export const keys = {
  page: (id: number) => ['meeting', 'page', id] as const,
  earlier: (id: number) => ['meeting', 'earlier', id] as const,
};
const staleTime = 2000;

export const useMeeting = (id: number) =>
  useQuery({
    queryKey: keys.page(id),
    queryFn: async ({ signal }) => (await call(`/meeting/${id}`, { signal })).json,
    staleTime,
    retry: false,
    enabled: id > 0,
  });
export const useEarlier = (id: number) =>
  useQuery({
    queryKey: keys.earlier(id),
    queryFn: async ({ signal }) => (await call(`/meeting/${id}/earlier`, { signal })).json,
    staleTime: 30_000,
    retry: false,
  });

/** Listens to changes of the meeting and of its tasks. */
export const useLiveMeeting = ({ id, outcomes }: Meeting): void => {
  const queries = useQueryClient();
  const again = () => {
    void queries.invalidateQueries({ queryKey: ['meeting'] });
    void queries.invalidateQueries({ queryKey: ['history', `meeting/${id}`] });
  };
  const tasks = outcomes.flatMap(({ task_id }) => (task_id ? [`task:${task_id}`] : []));
  useLive([`meeting:${id}`, ...tasks.slice(0, 60)], again, { refresh: again });
};

export const mayNow = ({ $transitions }: Meeting, act: TransitionName<'meeting'>): boolean => $transitions[act]?.allowed === true;

/** The seconds that an item has used so far. */
export const secondsTakenBy = ({ spent, since }: Pick<Item, 'spent' | 'since'>, now: number): number =>
  spent + (since ? Math.max(0, Math.floor((now - Date.parse(since)) / 1000)) : 0);
export const currentItem = ({ items }: Pick<Meeting, 'items'>): Item | undefined => items.find(({ current }) => current);
/** The item after the current one. */
export const nextItem = (meeting: Pick<Meeting, 'items'>): Item | undefined => {
  const { items } = meeting;
  const at = items.findIndex(({ current }) => current);
  return items[at + 1];
};
/** The ordinal of an outcome within its kind. */
export const numberIn = (outcomes: readonly Outcome[], { id, kind }: Pick<Outcome, 'id' | 'kind'>): number =>
  outcomes.filter((one) => one.kind === kind).findIndex((one) => one.id === id) + 1;
/** In progress or paused, not finished. */
export const isHeld = ({ status }: Pick<Meeting, 'status'>): boolean =>
  status === meetingStates.inProgress || status === meetingStates.stopped;
/** The people present: before the start those who accepted, later those marked as attending. */
export const presentPeople = ({ participants, status }: Pick<Meeting, 'participants' | 'status'>): Participant[] =>
  participants.filter(({ attendance, answer }) => (status === meetingStates.planned ? answer === 'accepted' : attendance !== null));
/** `18:05`, minutes and seconds. */
export const minutesOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
