// Reads the user's notifications page by page and marks them as read.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useRefreshSession, useSession } from '#admin/providers/person/session.tsx';
import type { RowOf } from '#public-pages/calls/call-types.ts';
import type { Channel, NotificationKind } from '#schema/company/notification-kinds.ts';

export type Notification = RowOf<'/notification'>;
type Page = { readonly rows: readonly Notification[]; readonly total: number };

const key = ['notifications'];
export const mostNotifications = 100;

const read = async (count: number, signal: AbortSignal): Promise<Page> => {
  const { json, headers } = await call('/notification', { query: { range: `[0,${count - 1}]` }, signal });
  return { rows: json, total: Number(headers.get('content-range')?.split('/')[1] ?? json.length) };
};

/** The newest notifications, kept up to date while they are shown. */
export const useNotifications = (count: number) =>
  useQuery({ queryKey: [...key, count], queryFn: ({ signal }) => read(count, signal), placeholderData: keepPreviousData });

/** Listens for new notifications, so that the bell is current on every page. */
export const useFollowNotifications = (): void => {
  const { user } = useSession();
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  useLive([`user:${user.id}`], ({ entity, action }) => {
    if (entity !== 'notification' && action !== 'readNotifications') return;
    void refreshSession();
    void queries.invalidateQueries({ queryKey: key });
  });
};

/** Marks the given notifications as read, or all. */
export const useMarkRead = () => {
  const queries = useQueryClient();
  const refreshSession = useRefreshSession();
  return useMutation({
    mutationFn: (ids?: readonly number[]) => call('/notification/read', { method: 'PUT', body: ids ? { ids } : {}, keepalive: true }),
    onSettled: () => Promise.all([refreshSession(), queries.invalidateQueries({ queryKey: key })]),
  });
};

export type Choices = Readonly<Record<NotificationKind, Channel>>;
const choicesKey = ['notification choices'];

/** The user's choice for each kind. */
export const useChoices = () =>
  useQuery({ queryKey: choicesKey, queryFn: async ({ signal }) => (await call('/notification/choices', { signal })).json });

/** Changes a choice optimistically; a refusal reverts it. */
export const useChoose = () => {
  const queries = useQueryClient();
  const fail = useFailure();
  return useMutation({
    mutationFn: (choices: Partial<Choices>) => call('/notification/choices', { method: 'PUT', body: choices }),
    onMutate: (choices) => queries.setQueryData<Choices>(choicesKey, (before) => before && { ...before, ...choices }),
    onError: (error) => fail(error),
    onSettled: () => queries.invalidateQueries({ queryKey: choicesKey }),
  });
};
