// Groups the permissions by area into read, change, delete and special rights.
import { allEntities } from '#admin/providers/records/metadata.ts';
import { forUser, permissionsIn } from '#schema/core/access.ts';
import { type Permission, permissionNames, permissions, plannedPermissions } from '#schema/permissions.ts';

export const verbs = ['read', 'write', 'delete'] as const;
export type Verb = (typeof verbs)[number];
/** The column of a permission by the last part of its name: creating counts as change, deactivating as delete. */
const columns: Readonly<Record<string, Verb>> = { read: 'read', write: 'write', create: 'write', delete: 'delete', deactivate: 'delete' };

export type PermissionArea = {
  /** The common prefix of the area's permissions: `clients`, `wiki.board`. */
  readonly name: string;
  readonly verbs: Readonly<Partial<Record<Verb, Permission>>>;
  readonly special: readonly Permission[];
  /** Everybody may read the area. */
  readonly openToAll: boolean;
};

const nobody = { id: 0, permissions: new Set<Permission>() };
/** An area is open to all if a user without permissions may read the records that its permissions change. */
const isOpen = (own: readonly Permission[]) =>
  allEntities.some(({ access }) => {
    const changes = [access.create, access.update, access.delete].flatMap((rule) => (rule ? permissionsIn(rule) : []));
    return changes.some((permission) => own.includes(permission)) && forUser(access.read, nobody) !== false;
  });

const offered = permissionNames.filter((permission) => !plannedPermissions.has(permission));
const areaOf = (permission: Permission) => permission.slice(0, permission.lastIndexOf('.'));
const columnOf = (permission: Permission): Verb | undefined => columns[permission.slice(permission.lastIndexOf('.') + 1)];

const areaNamed = (name: string): PermissionArea => {
  const own = offered.filter((permission) => areaOf(permission) === name);
  return {
    name,
    verbs: Object.fromEntries(
      own.flatMap((permission) => {
        const column = columnOf(permission);
        return column ? [[column, permission]] : [];
      }),
    ),
    special: own.filter((permission) => !columnOf(permission)),
    openToAll: isOpen(own),
  };
};

export const areas: readonly PermissionArea[] = [...new Set(offered.map(areaOf))].map(areaNamed);
export const permissionsOf = ({ verbs: byVerb, special }: PermissionArea): Permission[] => [...Object.values(byVerb), ...special];

const groupNames = ['work', 'money', 'people', 'company', 'views', 'wiki'] as const;
export type GroupName = (typeof groupNames)[number];
/** The group of areas outside the company's own data. */
const placed: Readonly<Record<string, GroupName>> = {
  tasks: 'work',
  projects: 'work',
  project_templates: 'work',
  project_offers: 'work',
  meetings: 'work',
  offers: 'work',
  invoicing: 'money',
  travel_orders: 'money',
  absences: 'people',
  attendance: 'people',
  on_call: 'people',
  vehicles: 'people',
  special_vehicles: 'people',
  terminals: 'people',
  open_tasks: 'views',
  client_time: 'views',
  time_analytics: 'views',
  analytics: 'views',
  audit: 'views',
};
const groupOf = ({ name }: PermissionArea): GroupName => (name.startsWith('wiki.') ? 'wiki' : (placed[name] ?? 'company'));

/** The groups in their display order. */
export const areaGroups: readonly { readonly name: GroupName; readonly areas: readonly PermissionArea[] }[] = groupNames.map((name) => ({
  name,
  areas: areas.filter((area) => groupOf(area) === name),
}));

/** The area's label, by the first part of its permission names or by its wiki book. */
export const areaLabel = (find: (key: string) => string | undefined, { name }: Pick<PermissionArea, 'name'>): string =>
  find(name.startsWith('wiki.') ? `people.${name}` : `permission.areas.${name}`) ?? name;

/** The codes after a toggle: change includes read, so removing read removes change. Locked ones stay. */
export const toggled = (
  held: readonly number[],
  { verbs: byVerb, special }: PermissionArea,
  permission: Permission,
  on: boolean,
  locked: (permission: Permission) => boolean,
): number[] => {
  const next = new Set(held);
  const set = (one: Permission | undefined, to: boolean) => {
    if (!one || (one !== permission && locked(one))) return;
    if (to) next.add(permissions[one]);
    else next.delete(permissions[one]);
  };
  set(permission, on);
  if (on && permission !== byVerb.read) set(byVerb.read, true);
  if (!on && permission === byVerb.read) for (const one of [byVerb.write, byVerb.delete, ...special]) set(one, false);
  return [...next].sort((a, b) => a - b);
};
