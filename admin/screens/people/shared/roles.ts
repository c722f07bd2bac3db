// The roles with their permissions, and which of these the caller may give and take.
import { useCaller } from '#admin/providers/person/session.tsx';
import { type ListRow, useListRows } from '#admin/providers/records/list-rows.ts';
import { permissionOf } from '#schema/permissions.ts';

export type Role = ListRow<'role'>;
/** By the code of a permission, also one that no role can have any more. */
export const hasCode = ({ permissions }: Pick<Role, 'permissions'>, code: number): boolean => permissions.some((one) => one === code);

/** A company has a handful. */
const enough = 200;

export const useRoles = () => useListRows('role', { sort: { field: 'name', order: 'ASC' }, most: enough });

/** Whether the caller may give a permission or take it away, by its code: who holds it may, and everybody who edits roles what nobody who works here holds any more. */
export const useMayGrant = (): ((code: number) => boolean) => {
  const { permissions } = useCaller();
  const { rows: roles } = useRoles();
  const held = roles && new Set<number>(roles.flatMap((role) => (role.users > 0 ? role.permissions : [])));
  return (code) => {
    const permission = permissionOf(code);
    return permission === undefined || permissions.has(permission) || (held !== undefined && !held.has(code));
  };
};
