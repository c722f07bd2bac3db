// The sessions of a user, and whether their role requires a second factor.
import { SessionList } from '#admin/generic/account/session-list.tsx';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { useSay } from '#admin/providers/person/speech.tsx';

export function UserSessions({ record }: Pick<RecordProps<'user'>, 'record'>) {
  const say = useSay();
  return (
    <SessionList path={`/user/${record.id}`} title={say('person.sessions.title')} factorRequired={record.second_factor_required === true} />
  );
}
