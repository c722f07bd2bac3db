// What the editor of a role knows beside the role: the other roles with their permissions, and the people who have this one.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { call } from '#admin/providers/calls/http.ts';

export type Role = Saved & {
  readonly name: string;
  readonly permissions: readonly number[];
  /** How many active people have it. */
  readonly users: number;
  readonly second_factor_required: boolean;
};
export type RolePerson = { readonly id: number; readonly title: string; readonly last_seen_at: string | null };

/** A company has a handful. */
const enough = 200;

export const useRoles = () =>
  useGetList<Role>(
    'role',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: enough }, filter: {}, meta: { list: true } },
    { retry: false },
  );

const key = (id: number) => ['role', 'people', id];
export const usePeople = (id: number) =>
  useQuery({
    queryKey: key(id),
    queryFn: async ({ signal }) => (await call(`/role/${id}/people`, { signal })).json,
    retry: false,
  });

/** Somebody has this role now, and another one less. */
export const useAssigned = () => {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(['role', 'user', 'me'].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
};
