// The roles with their permissions, and which permissions the user may grant and revoke.
import { useCaller } from '#admin/providers/person/session.tsx';
import { type ListRow, useListRows } from '#admin/providers/records/list-rows.ts';
import { permissionOf } from '#schema/permissions.ts';

export type Role = ListRow<'role'>;
/** By permission code, including codes that no longer exist. */
export const hasCode = ({ permissions }: Pick<Role, 'permissions'>, code: number): boolean => permissions.some((one) => one === code);

/** More than any company's number of roles. */
const enough = 200;

export const useRoles = () => useListRows('role', { sort: { field: 'name', order: 'ASC' }, most: enough });

/** Whether the user may grant or revoke a permission: its holders may, and every editor of roles if no active user holds it. */
export const useMayGrant = (): ((code: number) => boolean) => {
  const { permissions } = useCaller();
  const { rows: roles } = useRoles();
  const held = roles && new Set<number>(roles.flatMap((role) => (role.users > 0 ? role.permissions : [])));
  return (code) => {
    const permission = permissionOf(code);
    return permission === undefined || permissions.has(permission) || (held !== undefined && !held.has(code));
  };
};
