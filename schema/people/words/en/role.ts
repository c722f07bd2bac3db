// Roles in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { role } from '../../role.ts';
import type sl from '../sl/role.ts';

export default {
  one: 'Role',
  many: 'Roles',
  count: '%{smart_count} role |||| %{smart_count} roles',
  create: 'New role',
  search: 'Name of the role',
  empty: 'The roles that say who can do what will be here. Add them with the button “New role”.',
  fields: { permissions: 'Permissions', users: 'Users', second_factor_required: 'Second factor required' },
  form: { permissions: 'Permissions' },
  help: {
    second_factor_required:
      'People with this role sign in with their password and a code from their phone. Whoever has none yet sets it up at the next sign-in.',
    permissions: 'A change takes effect at once, without a new sign-in. You can grant only permissions that you have.',
  },
  rules: {
    role_name_unique: 'A role with this name already exists. Choose another name.',
    lastEditor: 'Someone still has to manage roles. Give that permission to another role or person first.',
  },
  permissions: {
    roles: {
      name: 'Roles',
      read: { allows: 'View roles', effect: 'Sees what each role may do and who has it.' },
      write: { allows: 'Create and edit roles', effect: 'Can only grant permissions that they have themselves.' },
      delete: { allows: 'Delete roles', effect: 'A role that somebody has cannot be deleted.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof role>;
