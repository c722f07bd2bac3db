// Drafts a permission: its number, and its words beside those of its group: what it allows and its consequence.
import { type Permission, permissions } from '#schema/permissions.ts';
import { nextCode } from '../permission-codes.ts';
import { capital, languages, readableName } from './phrases.ts';
import { type Plan, Refused } from './plan.ts';
import { addProperty, has, namesAt } from './source.ts';
import { planWord } from './word.ts';

const home = 'schema/permissions.ts';
const groupOf = (permission: string) => permission.slice(0, permission.lastIndexOf('.'));

export const isPermission = (name: string): name is Permission => name in permissions;

/** Plans only the number; permissions of a group are numbered consecutively. */
export const planCode = (plan: Plan, permission: string): void => {
  const group = groupOf(permission);
  const planned = namesAt(plan.read(home), ['permissions']).filter((name) => !isPermission(name) && groupOf(name) === group).length;
  const code = nextCode(permissions, group) + planned;
  plan.edit(home, (text) => addProperty(text, ['permissions'], `\n'${permission}': ${code}`));
};

/** Plans a permission of a group whose words are in these files. `files`: by language. */
export const planPermission = (plan: Plan, permission: string, files: Readonly<Record<string, string>>): void => {
  const group = groupOf(permission);
  const verb = permission.slice(group.length + 1);
  const place = ['permissions', ...group.split('.')];
  const isSaid = /^\w+(\.\w+)+$/.test(permission) && has(plan.read(files.en ?? ''), ['default', ...place]);
  if (!isSaid) throw new Refused(`${permission} is no permission of ${home}, and no group of the entity's own words.`);
  planCode(plan, permission);
  const label = capital(readableName(verb));
  for (const language of languages)
    planWord(plan, files[language] ?? '', language, place, verb, { allows: label, effect: `${label}: say what that comes to.` });
};
