// Reads the users of a role.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#admin/providers/calls/http.ts';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';

export type RolePerson = AnswerOf<'/role/{id}/people'>[number];

const key = (id: number) => ['role', 'people', id];
export const usePeople = (id: number) =>
  useQuery({
    queryKey: key(id),
    queryFn: async ({ signal }) => (await call(`/role/${id}/people`, { signal })).json,
    retry: false,
  });

/** After an assignment both roles have changed. */
export const useAssigned = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['role', 'user', 'me'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
};
