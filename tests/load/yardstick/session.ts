// Who calls: the session row is read at every request, with the user and the role.
import { hash } from 'node:crypto';
import { database } from './database.ts';

const session = database.prepare<[string, number], { id: number; permissions: string }>(
  `select u.id, r.permissions from session s join "user" u on u.id = s.user_id join role r on r.id = u.role_id
  where s.token_hash = ? and s.expires_at > ? and u.active = 1`,
);

export type Caller = { readonly id: number; readonly permissions: ReadonlySet<number> };
const sets = new Map<string, ReadonlySet<number>>();

const permissionsOf = (text: string): ReadonlySet<number> => {
  const known = sets.get(text);
  if (known) return known;
  const made = new Set(JSON.parse(text) as number[]);
  sets.set(text, made);
  return made;
};

export const callerOf = (cookies = ''): Caller | null => {
  const token = /(?:^|; ?)session=([^;]+)/.exec(cookies)?.[1];
  if (!token) return null;
  const row = session.get(hash('sha256', token, 'base64url'), Date.now());
  return row ? { id: row.id, permissions: permissionsOf(row.permissions) } : null;
};
