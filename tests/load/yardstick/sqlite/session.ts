// Who calls: the session row is read at every request, with the user and the role.
import { type Caller, permissionsOf, tokenHashOf } from '../caller.ts';
import { database } from './database.ts';

const session = database.prepare<[string, number], { id: number; permissions: string }>(
  `select u.id, r.permissions from session s join "user" u on u.id = s.user_id join role r on r.id = u.role_id
  where s.token_hash = ? and s.expires_at > ? and u.active = 1`,
);

export const callerOf = (cookies?: string): Caller | null => {
  const token = tokenHashOf(cookies);
  const row = token && session.get(token, Date.now());
  return row ? { id: row.id, permissions: permissionsOf(row.permissions) } : null;
};
