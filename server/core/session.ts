// A session says who calls: a random token in a cookie, kept only as a hash, looked up at every request so that a changed role holds at once.
import { hash, randomBytes } from 'node:crypto';
import type { Caller } from '#schema/core/access.ts';
import type { Language } from '#schema/core/words.ts';
import { type Permission, permissionOf } from '#schema/permissions.ts';
import type { Database, Row } from './database.ts';

export type Me = Caller & {
  readonly name: string;
  readonly last_name: string;
  readonly email: string;
  readonly language: Language;
  readonly role_id: number;
  readonly session_id: number;
};

export const sessionCookie = 'session';
const days = 30;
export const sessionSeconds = days * 86_400;

export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => hash('sha256', token, 'base64url');

// Permission lists are few and repeat: one set for each stored text keeps the request free of parsing.
const sets = new Map<string, ReadonlySet<Permission>>();
const permissionSet = (stored: unknown): ReadonlySet<Permission> => {
  const key = typeof stored === 'string' ? stored : JSON.stringify(stored);
  const known = sets.get(key);
  if (known) return known;
  const made = new Set((JSON.parse(key) as number[]).flatMap((code) => permissionOf(code) ?? []));
  if (sets.size > 1000) sets.clear();
  sets.set(key, made);
  return made;
};

const tokenShape = new RegExp(`(?:^|;) *${sessionCookie}=([\\w-]{1,100})(?:;|$)`);

/** Finds the signed-in user of a request, at once where the database answers at once; null without a living session of an active user. */
export const sessions = (database: Database) => {
  const find = database.read.prepare(
    database.dialect === 'sqlite'
      ? 'select s.id as session_id, u.id, u.name, u.last_name, u.email, u.language, u.role_id, r.permissions from "session" s join "user" u on u.id = s.user_id join "role" r on r.id = u.role_id where s.token_hash = ? and s.expires_at > ? and u.active = 1'
      : 'select s.id as session_id, u.id, u.name, u.last_name, u.email, u.language, u.role_id, r.permissions from "session" s join "user" u on u.id = s.user_id join "role" r on r.id = u.role_id where s.token_hash = $1 and s.expires_at > $2 and u.active',
  );
  const asMe = (row: Row | undefined): Me | null =>
    row ? (Object.assign(row, { permissions: permissionSet(row.permissions) }) as Row & Me) : null;
  return (cookies: string | null): Me | null | Promise<Me | null> => {
    const token = tokenShape.exec(cookies ?? '')?.[1];
    if (!token) return null;
    const now = Date.now();
    const rows = find([hashOf(token), database.dialect === 'sqlite' ? now : new Date(now)]);
    return rows instanceof Promise ? rows.then(([row]) => asMe(row)) : asMe(rows[0]);
  };
};

const living = new WeakMap<Database, ReturnType<Database['read']['prepare']>>();
/** Whether a session that was found earlier still lives, with the same permissions. */
export const isAsBefore = async (database: Database, me: Me): Promise<boolean> => {
  const sqlite = database.dialect === 'sqlite';
  const [id, now, active] = sqlite ? ['?', '?', 'u.active = 1'] : ['$1', '$2', 'u.active'];
  const find =
    living.get(database) ??
    database.read.prepare(
      `select r.permissions from "session" s join "user" u on u.id = s.user_id join "role" r on r.id = u.role_id where s.id = ${id} and s.expires_at > ${now} and ${active}`,
    );
  living.set(database, find);
  const [row] = await find([me.session_id, sqlite ? Date.now() : new Date()]);
  return row !== undefined && permissionSet(row.permissions) === me.permissions;
};

export const cookieFor = (token: string, secure: boolean) =>
  `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${sessionSeconds}${secure ? '; Secure' : ''}`;
export const cookieGone = `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
