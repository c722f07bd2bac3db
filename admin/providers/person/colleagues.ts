// The users of the company by name, from the session.
import { useCallback } from 'react';
import { type Colleague, useSession } from './session.tsx';

type Named = Pick<Colleague, 'name' | 'l_name'>;
export const fullName = ({ name, l_name }: Named): string => `${name} ${l_name}`;

/** The name of a user; `#7` for one missing in the session. */
export const useNameOf = (): ((id: number) => string) => {
  const { users } = useSession();
  return useCallback(
    (id) => {
      const user = users.get(id);
      return user ? fullName(user) : `#${id}`;
    },
    [users],
  );
};

export type Choice = { readonly id: number; readonly name: string };
/** The active users, as options. */
export const activeAmong = (users: ReadonlyMap<number, Colleague>): Choice[] =>
  [...users.values()].flatMap((user) => (user.active ? [{ id: user.id, name: fullName(user) }] : []));
