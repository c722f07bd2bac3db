// A session identifies the caller: a random token in a cookie, stored only as a hash, looked up at every request so that a changed role takes effect at once.
import { hash, randomBytes } from 'node:crypto';
import type { Caller } from '#schema/core/access.ts';
import { type Language, languages } from '#schema/core/words.ts';
import { type Permission, permissionOf } from '#schema/permissions.ts';
import { type Database, perDatabase } from '../database/database.ts';
import { remembered } from '../database/remembered.ts';
import { among, flag, milliseconds, nullable, number, oneOf, prepared, type RowOf, sql, text } from '../database/sql.ts';
import { nextTurn } from '../database/yield-event-loop.ts';

export type Me = Caller & {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly role_id: number;
  readonly session_id: number;
  /** The role requires a second factor that the user has not set up. */
  readonly lacks_second_factor: boolean;
  /** When the session's last use was recorded. */
  readonly last_seen_at: Date;
  /** The role as which the user looks at the application, without changing anything. */
  readonly looks_as_id: number | null;
};

/** Under TLS with the prefix that binds the cookie to this host: no other host of the domain can set it. */
const cookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');
const days = 30;
export const sessionSeconds = days * 86_400;

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => hash('sha256', token, 'base64url');

// Few permission lists exist: one cached set for each stored text saves parsing at every request.
const sets = new Map<string, ReadonlySet<Permission>>();
const permissionSet = (key: string): ReadonlySet<Permission> => {
  const known = sets.get(key);
  if (known) return known;
  const made = new Set((JSON.parse(key) as number[]).flatMap((code) => permissionOf(code) ?? []));
  if (sets.size > 1000) sets.clear();
  sets.set(key, made);
  return made;
};

// The permissions while looking as another role: never more than the user's own. One set for each pair: streams compare sets by identity.
const shared = new Map<ReadonlySet<Permission>, Map<ReadonlySet<Permission>, ReadonlySet<Permission>>>();
const heldBy = ({ permissions, looked }: { readonly permissions: string; readonly looked: string | null }): ReadonlySet<Permission> => {
  const own = permissionSet(permissions);
  if (looked === null) return own;
  const role = permissionSet(looked);
  const known = shared.get(own)?.get(role);
  if (known) return known;
  const both = own.intersection(role);
  if (shared.size > 1000) shared.clear();
  shared.set(own, (shared.get(own) ?? new Map()).set(role, both));
  return both;
};

const cookieShape = (secure: boolean) => new RegExp(`(?:^|;) *${cookieName(secure)}=([\\w-]{1,100})(?:;|$)`);
const shapes = { plain: cookieShape(false), secure: cookieShape(true) };

const lacking = sql`r.second_factor_required is true and u.second_factor_since is null`;
const sessionRows = sql`from "session" s join "user" u on u.id = s.user_id join "role" r on r.id = u.role_id`;
// Few users look as another role: a subquery costs the others nothing, a join would.
const lookedPermissions = sql`case when s.looks_as_id is not null then (select cast(l.permissions as text) from "role" l where l.id = s.looks_as_id) end`;

const columns = {
  session_id: number,
  last_seen_at: milliseconds,
  expires_at: milliseconds,
  id: number,
  name: text,
  last_name: text,
  email: text,
  language: oneOf(...languages),
  role_id: number,
  looks_as_id: nullable(number),
  permissions: text,
  looked: nullable(text),
  lacks_second_factor: flag,
};
type SessionRow = RowOf<typeof columns>;
const find = prepared(
  (
    token_hash: string,
    now: Date,
  ) => sql`select s.id as session_id, s.last_seen_at, s.expires_at, u.id, u.name, u.last_name, u.email, u.language,
      u.role_id, s.looks_as_id, cast(r.permissions as text) as permissions, ${lookedPermissions} as looked, (${lacking}) as lacks_second_factor
    ${sessionRows} where s.token_hash = ${token_hash} and s.expires_at > ${now} and u.active is true`,
  columns,
);

/** Finds the signed-in user of a request, synchronously where the database is; null without a valid session of an active user. */
export const sessions = (database: Database) => {
  const asMe = (row: SessionRow | undefined) =>
    row ? { ...row, permissions: heldBy(row), last_seen_at: new Date(row.last_seen_at) } : null;
  const memory = remembered<NonNullable<ReturnType<typeof asMe>>>(database);
  return (cookies: string | null, secure: boolean): Me | null | Promise<Me | null> => {
    const token = (secure ? shapes.secure : shapes.plain).exec(cookies ?? '')?.[1];
    if (!token) return null;
    const now = Date.now();
    const known = memory.get(token);
    if (known && known.expires_at > now) return known;
    const rows = find(database.read, hashOf(token), new Date(now));
    if (rows instanceof Promise) return rows.then(([row]) => asMe(row));
    const me = asMe(rows[0]);
    if (me) memory.keep(token, me);
    return me;
  };
};

/** Which of these sessions are valid, with their permissions. Open screens repeat this: those of one turn are looked up together. */
const findLiving = prepared(
  (ids: readonly number[], now: Date) => sql`select s.id, cast(r.permissions as text) as permissions, ${lookedPermissions} as looked
    ${sessionRows} where s.id ${among(ids)} and s.expires_at > ${now} and u.active is true and not (${lacking})`,
  { id: number, permissions: text, looked: nullable(text) },
);
const living = perDatabase(({ read }) => {
  let permissionCodes = new Set<number>();
  let found: Promise<ReadonlyMap<number, ReadonlySet<Permission>>> | null = null;
  const lookUp = async () => {
    await nextTurn();
    const ids = [...permissionCodes];
    permissionCodes = new Set();
    found = null;
    const rows = await findLiving(read, ids, new Date());
    return new Map(rows.map((row) => [row.id, heldBy(row)]));
  };
  return (id: number) => {
    permissionCodes.add(id);
    found ??= lookUp();
    return found;
  };
});
/** Whether an earlier found session is still valid, with the same permissions and without an open demand on its user. */
export const isAsBefore = async (database: Database, { session_id, permissions }: Me): Promise<boolean> =>
  (await living(database)(session_id)).get(session_id) === permissions;

const cookie = (value: string, seconds: number, secure: boolean) =>
  `${cookieName(secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
export const cookieFor = (token: string, secure: boolean) => cookie(token, sessionSeconds, secure);
export const cookieGone = (secure: boolean) => cookie('', 0, secure);
