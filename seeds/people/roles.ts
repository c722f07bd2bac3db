// The roles of the demo company: who may do what, by the names of the permissions.
import { type Permission, permissionNames, permissions } from '#schema/permissions.ts';
import type { Row } from '../rows.ts';

const roleTable: readonly [name: string, names: readonly Permission[]][] = [
  ['Skrbnik', permissionNames],
  [
    'Dispečer',
    [
      'tasks.create',
      'tasks.manage',
      'tasks.tags',
      'tasks.users',
      'tasks.times',
      'tasks.steal',
      'tasks.reopen',
      'clients.read',
      'clients.write',
      'open_tasks.read',
      'client_time.read',
      'time_analytics.read',
      'absences.read',
      'absences.write',
      'on_call.write',
      'meetings.read',
    ],
  ],
  ['Serviser', ['tasks.create']],
  [
    'Vodja projektov',
    [
      'tasks.create',
      'projects.create',
      'project_templates.read',
      'project_templates.write',
      'project_offers.read',
      'project_offers.write',
      'clients.read',
      'meetings.read',
    ],
  ],
  ['Komerciala', ['offers.read', 'offers.making', 'clients.read', 'clients.write', 'meetings.read', 'project_offers.read']],
  ['Vodja ponudb', ['offers.read', 'offers.write', 'offers.making', 'project_offers.read', 'project_offers.write']],
  [
    'Pisarna',
    [
      'invoicing.read',
      'invoicing.write',
      'invoicing.issue',
      'travel_orders.read',
      'travel_orders.write',
      'special_vehicles.read',
      'special_vehicles.write',
      'clients.read',
      'users.read',
      'absences.read',
    ],
  ],
  ['Brez pravic', []],
  [
    'Vodja servisa',
    [
      'tasks.create',
      'tasks.manage',
      'tasks.tags',
      'tasks.users',
      'tasks.steal',
      'clients.read',
      'open_tasks.read',
      'time_analytics.read',
      'wiki.main.read',
      'wiki.main.write',
      'wiki.iso.read',
      'wiki.iso.write',
    ],
  ],
];

export const roles: readonly Row<'role'>[] = roleTable.map(([name, names], index) => ({
  id: index + 1,
  name,
  permissions: names.map((permission) => permissions[permission]),
  second_factor_required: false,
}));
