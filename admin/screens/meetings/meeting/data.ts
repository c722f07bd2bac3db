// The data of a meeting page, kept up to date by events.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { Outcome } from '#admin/screens/meetings/shared/outcomes.ts';
import { meetingStates } from '#admin/screens/meetings/shared/states.ts';

export type InvitationAnswer = 'none' | 'accepted' | 'declined';
export type Participant = {
  readonly id: number;
  readonly user_id: number | null;
  readonly contact_id: number | null;
  readonly email: string | null;
  readonly name: string;
  readonly client: string | null;
  readonly answer: InvitationAnswer;
  readonly reason: string | null;
  readonly attendance: 'here' | 'remote' | null;
  readonly asked_at: string | null;
};
export type Item = {
  readonly id: number;
  readonly position: number;
  readonly title: string;
  readonly speaker: string | null;
  /** The planned minutes. */
  readonly minutes: number;
  /** Seconds, without the running time. */
  readonly spent: number;
  readonly since: string | null;
  readonly current: boolean;
  readonly done: boolean;
};
export type Version = { readonly number: number; readonly made_by_name: string; readonly made_at: string; readonly reason: string | null };
export type MeetingStatus = 0 | 1 | 2 | 3 | 4;
export type Meeting = {
  readonly id: number;
  readonly version: number;
  readonly number: number;
  readonly title: string;
  readonly status: MeetingStatus;
  readonly client_company_id: number | null;
  readonly client_company_name?: string | null;
  readonly project: number;
  readonly project_name?: string | null;
  readonly place: string | null;
  readonly planned_start: string;
  readonly planned_end: string;
  readonly organiser_id: number;
  readonly organiser_name?: string | null;
  readonly started_at: string | null;
  readonly running_since: string | null;
  readonly held_time: number;
  readonly finished_at: string | null;
  readonly moved_from: string | null;
  readonly change_reason: string | null;
  readonly invited_at: string | null;
  readonly files: number;
  readonly comments: number;
  readonly participants: readonly Participant[];
  readonly items: readonly Item[];
  readonly outcomes: readonly Outcome[];
  readonly versions: readonly Version[];
  readonly $transitions: Readonly<Record<string, { readonly allowed: boolean; readonly reason?: string }>>;
};
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

export const mayNow = ({ $transitions }: Meeting, act: string): boolean => $transitions[act]?.allowed === true;

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
