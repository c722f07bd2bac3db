// A permission that comes with an update must not lock everybody out of what is new.
import { expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { grantNewPermissions } from '#server/domain/company/new-permissions.ts';
import { useApi } from '#tests/support/api.ts';

const api = useApi();
const today = Object.values(permissions);
/** A code that only a later version knows. */
const later = Math.max(...today) + 7;
/** The roles that hold a code, read from the table: the API knows no code of a later version. */
const holdersOf = async (code: number) => {
  const rows = await api.rows('select id, permissions from role order by id');
  const held = (stored: unknown) => (typeof stored === 'string' ? (JSON.parse(stored) as number[]) : (stored as number[]));
  return rows.filter((row) => held(row.permissions).includes(code)).map(({ id }) => Number(id));
};
const editors = () => holdersOf(permissions['roles.write']);
const holders = () => holdersOf(later);

it('a new installation knows the codes of today, and hands out nothing by itself', async () => {
  const before = await api.rows('select id, permissions from role order by id');
  expect(await grantNewPermissions(api.database)).toEqual([]);
  expect((await api.rows('select code from known_permission order by code')).map(({ code }) => code)).toEqual(
    [...today].sort((a, b) => a - b),
  );
  expect(await api.rows('select id, permissions from role order by id')).toEqual(before);
});

it('after an update the new code is held by the roles that edit roles, and by no other', async () => {
  expect(await grantNewPermissions(api.database, [...today, later])).toEqual([later]);
  const editorsBefore = await editors();
  expect(editorsBefore.length).toBeGreaterThan(0);
  expect(await holders()).toEqual(editorsBefore);
  expect((await api.eventsOf('role', editorsBefore[0] ?? 0)).at(-1)).toMatchObject({ action: 'update', by: null });
});

it('it is handed out once: whom it was taken from does not get it back at the next start', async () => {
  const [role = 0] = await editors();
  await api.database.orm.em.fork().nativeUpdate(api.database.entities.role, { id: role }, { permissions: [permissions['roles.write']] });
  expect(await grantNewPermissions(api.database, [...today, later])).toEqual([]);
  expect(await holders()).not.toContain(role);
});

it('two processes that start at once hand it out once', async () => {
  const next = later + 1;
  const granted = await Promise.all([1, 2].map(() => grantNewPermissions(api.database, [...today, later, next])));
  expect(granted.flat()).toEqual([next]);
});
