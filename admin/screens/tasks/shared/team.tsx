// The team of a task as avatars: the owner first, a ring around people at work.
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { AvatarStack } from '#admin/ui/marks/avatar.tsx';

type Staffed = {
  /** 0 for a task without an owner. */
  readonly company_user_id: number;
  readonly users: readonly number[];
  readonly running_users: readonly number[];
};

export function Team({ row: { company_user_id, users, running_users } }: { row: Staffed }) {
  const nameOf = useNameOf();
  const ids = [...new Set([company_user_id, ...users])].filter((id) => id !== 0);
  const people = ids.map((id) => ({ id, name: nameOf(id), work: running_users.includes(id) ? ('running' as const) : null }));
  return <AvatarStack people={people} />;
}
