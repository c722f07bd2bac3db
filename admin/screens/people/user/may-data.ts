// The rights of a user, as the server's access check explains them.
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { paths } from '#generated/api.d.ts';

export type Act = paths['/api/v1/user/{id}/acts']['get']['responses'][200]['content']['application/json'][number];
export type PermissionExplanation = paths['/api/v1/user/{id}/may']['get']['responses'][200]['content']['application/json'];
export type Condition = PermissionExplanation['all'][number];

export const useActs = (user: number) =>
  useQuery({
    queryKey: ['user', 'acts', user],
    queryFn: async ({ signal }) => (await call(`/user/${user}/acts`, { signal })).json,
    retry: false,
  });

/** Asked once all inputs of the question are complete. */
export const useExplanation = (user: number, act: Act | undefined, record: number | null) => {
  const ready = act !== undefined && (act.record === null || record !== null);
  const query = { act: act?.act ?? '', ...(act?.record && record !== null && { record: String(record) }) };
  return useQuery({
    queryKey: ['user', 'may', user, query],
    queryFn: async ({ signal }) => (await call(`/user/${user}/may`, { query, signal })).json,
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** The time entries of a task, for an action on one of them. */
export const useEntries = (task: number | null) =>
  useQuery({
    queryKey: ['task', 'times-of', task],
    queryFn: task === null ? skipToken : async ({ signal }) => (await call(`/task/${task}/time`, { signal })).json,
    retry: false,
  });
