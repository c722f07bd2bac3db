// Signing in and out, and what the signed-in user sees of themselves.
import { permissions } from '#schema/permissions.ts';
import { settings } from '#schema/settings.ts';
import { act } from '#server/core/act.ts';
import { passwordFits } from '#server/core/password.ts';
import { Refusal } from '#server/core/refusal.ts';
import { hashOf, type Me, newToken, sessionSeconds } from '#server/core/session.ts';
import { Throttle } from '#server/core/throttle.ts';
import type { Door } from '#server/crud/write.ts';
import { codecOf } from '#server/fields/codec.ts';
import { cursorNow } from './missed-events.ts';
import { unreadOf } from './notifications.ts';
import { openRideOf } from './ride.ts';
import { currentWork } from './working-status.ts';

// The eleventh failed try within a minute is refused, for the address and for the account alike; nobody is locked out for good.
const tries = new Throttle(10);

type Visitor = { readonly address: string; readonly userAgent: string | null };

type Pair = { readonly email: string; readonly password: string };

/** Whose pair it is; tries of one address and of one account wait for each other. */
const userOf = ({ database }: Door, { email, password }: Pair, { address }: Visitor): Promise<number> => {
  const keys = [`address ${address}`, `account ${email}`];
  return tries.inTurn(keys, async () => {
    const seconds = tries.wait(...keys);
    if (seconds > 0) throw new Refusal(429, 'tooManyTries', { parameters: { seconds }, members: { seconds } });
    const [row] = await database.read.all(
      database.dialect === 'sqlite'
        ? 'select id, password_hash from "user" where email = ? and active = 1'
        : 'select id, password_hash from "user" where email = $1 and active',
      [email],
    );
    if (!(await passwordFits((row?.password_hash as string | null | undefined) ?? null, password)) || !row) {
      tries.failed(...keys);
      throw new Refusal(401, 'wrongCredentials');
    }
    tries.forget(...keys);
    return Number(row.id);
  });
};

/** Opens a session for the pair of e-mail and password. @throws Refusal 401 for a wrong pair, 429 for too many wrong ones */
export const signIn = async (door: Door, pair: Pair, visitor: Visitor): Promise<{ token: string; user_id: number }> => {
  const user_id = await userOf(door, pair, visitor);
  const token = newToken();
  await act(door, { id: user_id }, async (tx) => {
    const session = tx.create('session', {
      token_hash: hashOf(token),
      user_id,
      created_at: tx.now,
      last_seen_at: tx.now,
      expires_at: new Date(tx.now.getTime() + sessionSeconds * 1000),
      address: visitor.address.slice(0, 64),
      user_agent: visitor.userAgent?.slice(0, 400) ?? null,
    });
    await tx.flush();
    tx.record({ entity: 'user', id: user_id, action: 'signIn', after: { session_id: session.id } });
  });
  return { token, user_id };
};

export const signOut = (door: Door, me: Me): Promise<null> =>
  act(door, me, async (tx) => {
    tx.remove('session', await tx.get('session', me.session_id));
    tx.record({ entity: 'user', id: me.id, action: 'signOut' });
    return null;
  });

const shared = [
  'company_name',
  'country',
  'timezone',
  'default_language',
  'minimal_invoicing_unit',
  'work_days',
  'time_lock_day',
  'link_days',
] as const;

/** The signed-in user with what the app keeps at hand: permissions, settings of the company, tags and colleagues by id. */
export const myState = async (door: Door, me: Me) => {
  const { database } = door;
  // Before anything is read: a stream from here misses nothing that the answer does not show.
  const cursor = await cursorNow(door);
  const [[own], [company], tags, users, working, unread, transport] = await Promise.all([
    database.read.all(
      `select id, name, last_name, email, phone, role_id, user_type_id, language, theme, zoom, notification_start_hour, notification_end_hour from "user" where id = ${me.id}`,
    ),
    database.read.all(`select ${shared.join(', ')} from settings where id = 1`),
    database.read.all('select id, name, color, text_color, "global", archived from tag order by name_sort, id'),
    database.read.all('select id, name, last_name, active from "user" order by last_name_sort, name_sort, id'),
    currentWork(database, me.id),
    unreadOf(database, me.id),
    openRideOf(database.read, database.dialect, me.id),
  ]);
  const workDays = codecOf(settings, 'work_days', database.dialect).fromColumn;
  return {
    user: own,
    cursor,
    working,
    transport,
    unread,
    permissions: [...me.permissions].map((name) => permissions[name]),
    settings: company ? { ...company, work_days: workDays ? workDays(company.work_days) : company.work_days } : null,
    tags: tags.map((tag) => ({ ...tag, global: Boolean(tag.global), archived: Boolean(tag.archived) })),
    users: users.map((user) => ({ id: user.id, name: user.name, l_name: user.last_name, active: Boolean(user.active) })),
  };
};

/** Changes how the app looks to this user. */
export const changePreferences = (
  door: Door,
  me: Me,
  values: { language?: Me['language'] | undefined; theme?: 'dark' | 'light' | undefined; zoom?: number | undefined },
): Promise<Record<string, unknown>> =>
  act(door, me, async (tx) => {
    const user = await tx.get('user', me.id);
    const before = { language: user.language, theme: user.theme, zoom: user.zoom };
    Object.assign(user, values);
    const after = { language: user.language, theme: user.theme, zoom: user.zoom };
    tx.record({ entity: 'user', id: me.id, action: 'changePreferences', before, after });
    return after;
  });
