// The permissions as a person reads them: by area, what is read, changed and deleted there, and the rights that are special to it.
import { allEntities } from '#admin/providers/records/metadata.ts';
import { forUser, permissionsIn } from '#schema/core/access.ts';
import { type Permission, permissionNames, permissions, plannedPermissions } from '#schema/permissions.ts';

export const verbs = ['read', 'write', 'delete'] as const;
export type Verb = (typeof verbs)[number];
/** In which column a permission stands by the last part of its name: whoever makes new records changes the area, whoever deactivates takes away from it. */
const columns: Readonly<Record<string, Verb>> = { read: 'read', write: 'write', create: 'write', delete: 'delete', deactivate: 'delete' };

export type PermissionArea = {
  /** What its permissions' names begin with: `clients`, `wiki.board`. */
  readonly name: string;
  readonly verbs: Readonly<Partial<Record<Verb, Permission>>>;
  readonly special: readonly Permission[];
  /** Reading here needs no permission. */
  readonly openToAll: boolean;
};

const nobody = { id: 0, permissions: new Set<Permission>() };
/** An area is open to all when somebody without any permission reads the records that its permissions change. */
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
/** Where an area stands that is not of the company's own data. */
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

/** The areas in the order in which a company is thought of. */
export const areaGroups: readonly { readonly name: GroupName; readonly areas: readonly PermissionArea[] }[] = groupNames.map((name) => ({
  name,
  areas: areas.filter((area) => groupOf(area) === name),
}));

/** How an area is called: the first part of its permissions' names has a word, and so has each book of the wiki. */
export const areaLabel = (find: (key: string) => string | undefined, { name }: Pick<PermissionArea, 'name'>): string =>
  find(name.startsWith('wiki.') ? `people.${name}` : `permission.areas.${name}`) ?? name;

/** The codes after a tick: who changes also reads; who no longer reads changes nothing either. What is locked stays as it is. */
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
