// Creates a role; `?from=3` copies another, limited to the editor's own permissions.

import { useSearchParams } from 'react-router';
import CreatePage from '#admin/generic/form/create-page.tsx';
import { Loading } from '#admin/generic/form/record-states.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { useMayGrant } from '#admin/screens/people/shared/roles.ts';
import { Notice } from '#admin/ui/page/notice.tsx';

export default function CreateRole({ entity }: ScreenProps) {
  const say = useSay();
  const mayGrant = useMayGrant();
  const [params] = useSearchParams();
  const from = idIn(params.get('from'));
  const { data: role, isPending } = usePageRecord('role', from, { enabled: from > 0 });
  if (from > 0 && isPending) return <Loading entity={entity} />;
  if (!role || from === 0) return <CreatePage entity={entity} />;
  return (
    <CreatePage
      entity={entity}
      start={{
        name: say('people.role.copyOf', { name: role.name }),
        permissions: role.permissions.filter(mayGrant),
        second_factor_required: role.second_factor_required,
      }}
      above={!role.permissions.every(mayGrant) && <Notice tone="info">{say('people.role.copyBeyond')}</Notice>}
    />
  );
}
