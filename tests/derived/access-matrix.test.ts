// The access matrix from the declarations: every call, signed out, without a permission, with each one alone, and with all of them.
import { beforeAll, describe, expect, it } from 'vitest';
import { forUser, permissionsIn, type Caller as Someone } from '#schema/core/access.ts';
import { type Permission, permissionNames, permissions } from '#schema/permissions.ts';
import { allCalls, apiPrefix } from '#server/calls.ts';
import { useApi } from '#tests/support/api.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { onPostgres } from '#tests/support/machine/processes.ts';

const api = useApi();
const calls = allCalls();
/** Someone whose role the test rewrites, so that a change of a role is shown to hold at the next call. */
let person = 0;
let role = 0;

beforeAll(async () => {
  const { database } = api;
  await database.orm.em.fork().transactional(async (em) => {
    const own = em.create(database.entities.role, { name: 'Preizkusna vloga', permissions: [] });
    await em.flush();
    role = own.id;
    const one = em.create(database.entities.user, { name: 'Preizkusna', last_name: 'Oseba', email: 'preizkus@example.com', role_id: role });
    await em.flush();
    person = one.id;
  });
});

const hold = (names: readonly Permission[]) =>
  api.database.orm.em.fork().transactional(async (em) => {
    (await em.findOneOrFail(api.database.entities.role, { id: role })).permissions = names.map((name) => permissions[name]);
  });

/** No row has this id: what gets past the guard finds nothing, and nothing changes. */
const nowhere = '2000000000';
const ask = ({ method, path }: (typeof calls)[number], userId: number | null) => {
  const place = path.replace(apiPrefix, '').replaceAll(/:\w+/g, nowhere);
  const caller = api.as(userId);
  if (method === 'GET') return caller.get(place);
  return method === 'DELETE' ? caller.delete(place) : caller[method === 'POST' ? 'post' : 'put'](place, {});
};
/** What opens, ends and hears: each has a test file of its own. */
const elsewhere = new Set(['POST /api/v1/login', 'POST /api/v1/logout', 'GET /api/v1/events']);
const tested = calls.filter(({ method, path }) => !elsewhere.has(`${method} ${path}`));

const check = async (userId: number | null, names: readonly Permission[], checkedActs = tested) => {
  const me: Someone | null = userId === null ? null : { id: userId, permissions: new Set(names) };
  await atOnce(checkedActs, async (call) => {
    const { status } = await ask(call, userId);
    const allowed = forUser(call.route.access, me);
    const expected = allowed !== false ? 'past the guard' : userId === null ? 401 : 403;
    const got = status === 401 || status === 403 ? status : 'past the guard';
    if (got !== expected) expect(`${call.method} ${call.path}: ${got}`).toBe(`${call.method} ${call.path}: ${expected}`);
  });
};

/**
 * The guard is the same on both databases, and what it is told by them is the set of permissions, which is compared here:
 * with one permission alone PostgreSQL is asked for the calls which that one opens, SQLite for all of them.
 */
const askedWith = (name: Permission) => (onPostgres ? tested.filter(({ route }) => permissionsIn(route.access).includes(name)) : tested);

describe(`the guard of ${tested.length} calls`, () => {
  it('leaves out no call but these', () => expect(calls.length - tested.length).toBe(elsewhere.size));

  it('lets nobody in who is signed out', () => check(null, []));

  it.each([
    ['no permission', []],
    ['every permission', permissionNames],
  ] as const)('with %s', async (_name, names) => {
    await hold(names);
    await check(person, names);
  });

  it.each(permissionNames)('with %s', async (name) => {
    await hold([name]);
    expect((await api.as(person).get('/me')).body.permissions).toEqual([permissions[name]]);
    await check(person, [name], askedWith(name));
  });
});
