// The roles with their permissions, and which of these the caller may give and take.
import { useGetList } from 'react-admin';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { permissionOf } from '#schema/permissions.ts';

export type Role = Saved & {
  readonly name: string;
  readonly permissions: readonly number[];
  /** How many active people have it. */
  readonly users: number;
  readonly second_factor_required: boolean;
};

/** A company has a handful. */
const enough = 200;

export const useRoles = () =>
  useGetList<Role>(
    'role',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: enough }, filter: {}, meta: { list: true } },
    { retry: false },
  );

/** Whether the caller may give a permission or take it away, by its code: who holds it may, and everybody who edits roles what nobody who works here holds any more. */
export const useMayGrant = (): ((code: number) => boolean) => {
  const { permissions } = useCaller();
  const { data: roles } = useRoles();
  const held = roles && new Set(roles.flatMap((role) => (role.users > 0 ? role.permissions : [])));
  return (code) => {
    const permission = permissionOf(code);
    return permission === undefined || permissions.has(permission) || (held !== undefined && !held.has(code));
  };
};
