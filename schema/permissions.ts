// A permission is a number in a role's list that opens a page or allows an act; this is the only place where the numbers are listed.

export const permissions = {
  'tasks.create': 101,
  'tasks.manage': 102,
  'tasks.delete': 103,
  'tasks.tags': 104,
  'tasks.users': 106,
  'tasks.times': 107,
  'tasks.steal': 108,
  'tasks.reopen': 109,
  'projects.create': 201,
  'projects.manage': 202,
  'projects.delete': 203,
  'project_templates.read': 204,
  'project_templates.write': 205,
  'project_offers.read': 208,
  'project_offers.write': 209,
  'clients.read': 301,
  'clients.write': 302,
  'clients.delete': 303,
  'users.read': 401,
  'users.write': 402,
  'users.deactivate': 403,
  'work_types.read': 501,
  'work_types.write': 502,
  'work_types.delete': 503,
  'user_types.read': 601,
  'user_types.write': 602,
  'user_types.delete': 603,
  'roles.read': 701,
  'roles.write': 702,
  'roles.delete': 703,
  'vehicles.write': 802,
  'vehicles.delete': 803,
  'transport_types.read': 901,
  'transport_types.write': 902,
  'transport_types.delete': 903,
  'settings.read': 1001,
  'settings.write': 1002,
  'invoicing.read': 1101,
  'invoicing.write': 1102,
  'invoicing.issue': 1103,
  'travel_orders.read': 1201,
  'travel_orders.write': 1202,
  'open_tasks.read': 1301,
  'analytics.others': 1302,
  'client_time.read': 1303,
  'time_analytics.read': 1304,
  'absences.read': 1401,
  'absences.write': 1402,
  'on_call.write': 1403,
  'holidays.write': 1404,
  'attendance.write': 1405,
  'tags.read': 1501,
  'tags.write': 1502,
  'tags.delete': 1503,
  'special_vehicles.read': 1601,
  'special_vehicles.write': 1602,
  'offers.read': 1901,
  'offers.write': 1902,
  'offers.making': 1903,
  'meetings.read': 2001,
  'meetings.write': 2002,
  'wiki.main.read': 2101,
  'wiki.commercial.read': 2102,
  'wiki.board.read': 2103,
  'wiki.iso.read': 2104,
  'wiki.meetings.read': 2105,
  'wiki.main.write': 2111,
  'wiki.commercial.write': 2112,
  'wiki.board.write': 2113,
  'wiki.iso.write': 2114,
  'wiki.meetings.write': 2115,
  'terminals.read': 2201,
  'terminals.write': 2202,
  'audit.read': 2301,
  'integrations.read': 2401,
  'integrations.write': 2402,
} as const;

export type Permission = keyof typeof permissions;

type Head<Name extends string> = Name extends `${infer First}.${string}` ? First : Name;
type Below<Name extends string, First extends string> = Name extends `${First}.${infer Rest}` ? Rest : never;
/** What the permission allows, and its consequence for people. */
type PermissionText = { readonly allows: string; readonly effect: string };
type Nested<Name extends string> = {
  readonly [First in Head<Name>]: [Below<Name, First>] extends [never] ? PermissionText : Nested<Below<Name, First>>;
};
/** The groups of permissions by the first part of their names. */
export type PermissionGroup = Head<Permission>;
/** A group's name and the words of each of its permissions, nested by the parts of their names; either complete or absent. */
export type PermissionWords = {
  readonly [Group in PermissionGroup]?: { readonly name: string } & Nested<Below<Permission, Group>>;
};

/** Permissions whose pages do not exist yet: they have numbers, but the role editor does not offer them. */
export const plannedPermissions: ReadonlySet<Permission> = new Set([
  'travel_orders.read',
  'travel_orders.write',
  'open_tasks.read',
  'analytics.others',
  'time_analytics.read',
  'special_vehicles.read',
  'special_vehicles.write',
  'integrations.read',
  'integrations.write',
] satisfies Permission[]);

export const permissionNames = Object.keys(permissions) as Permission[];
const byCode = new Map<number, Permission>(permissionNames.map((name) => [permissions[name], name]));

/** The name of a code; undefined for a number that is no permission. */
export const permissionOf = (code: number): Permission | undefined => byCode.get(code);
