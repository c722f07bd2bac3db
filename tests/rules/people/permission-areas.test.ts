// The editor of a role shows every permission once, and its ticks follow each other.
import { expect, it } from 'vitest';
import { areas, toggled } from '#admin/screens/people/shared/permissions/permission-areas.ts';
import { languages, type Phrases, phraseAt } from '#schema/core/words.ts';
import { type Permission, permissionNames, permissions, plannedPermissions } from '#schema/permissions.ts';
import { written } from '#tests/support/sources.ts';

const area = (name: string) => {
  const found = areas.find((one) => one.name === name);
  if (!found) throw new Error(`No area ${name}.`);
  return found;
};
const codes = (...names: Permission[]) => names.map((name) => permissions[name]).sort((a, b) => a - b);
const free = () => false;

it('shows each permission in one place', () => {
  const shown = areas.flatMap(({ verbs, special }) => [...Object.values(verbs), ...special]);
  expect(shown.sort()).toEqual(permissionNames.filter((name) => !plannedPermissions.has(name)).sort());
});

it('offers a permission as soon as anything asks for it, and not before', () => {
  const askingFiles = written
    .filter(({ path }) => /^(schema|server|admin|public-pages)\//.test(path))
    .filter(({ path }) => !/\/words\/|^schema\/permissions\.ts$/.test(path))
    .map(({ text }) => text)
    .join('\n');
  // Those of the wiki's spaces are put together of the space's name.
  const unused = permissionNames.filter((name) => !name.startsWith('wiki.') && !askingFiles.includes(`'${name}'`));
  expect(unused.sort()).toEqual([...plannedPermissions].sort());
});

it.each(languages)('says of each permission what it comes to, in %s', async (language) => {
  const { default: words }: { default: Phrases } = await import(`../../../generated/words/${language}.ts`);
  expect(permissionNames.filter((name) => (phraseAt(words, `effect.${name}`) ?? '').length < 12)).toEqual([]);
});

it('says of which records everybody reads', () => {
  expect(areas.filter(({ openToAll }) => openToAll).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['tasks', 'vehicles', 'holidays']),
  );
  expect(area('clients').openToAll).toBe(false);
});

it('ticks reading with changing, and unticks the others with reading', () => {
  const changing = toggled([], area('clients'), 'clients.write', true, free);
  expect(changing).toEqual(codes('clients.read', 'clients.write'));
  expect(toggled(codes('clients.read', 'clients.write', 'tags.read'), area('clients'), 'clients.read', false, free)).toEqual(
    codes('tags.read'),
  );
});

it('leaves alone what the editor cannot grant', () => {
  const locked = (permission: Permission) => permission === 'clients.delete';
  expect(toggled(codes('clients.read', 'clients.delete'), area('clients'), 'clients.read', false, locked)).toEqual(codes('clients.delete'));
  expect(toggled([], area('users'), 'users.deactivate', true, (permission) => permission === 'users.read')).toEqual(
    codes('users.deactivate'),
  );
});
