// Who calls: the session row is read at every request, with the user and the role.
import { type Caller, permissionsOf, tokenHashOf } from '../caller.ts';
import { prepared } from './database.ts';

const session = prepared<{ id: number; permissions: string }>(
  `select u.id, r.permissions::text as permissions from session s join "user" u on u.id = s.user_id join role r on r.id = u.role_id
  where s.token_hash = ? and s.expires_at > ? and u.active`,
);

export const callerOf = async (cookies?: string): Promise<Caller | null> => {
  const token = tokenHashOf(cookies);
  const [row] = token ? await session([token, new Date()]) : [];
  return row ? { id: row.id, permissions: permissionsOf(row.permissions) } : null;
};
