// All rights of a user's role by area, and which of them depend on the record.

import { useMay } from '#admin/providers/person/session.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { areaGroups, areaLabel, permissionsOf } from '#admin/screens/people/shared/permissions/permission-areas.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { permissions } from '#schema/permissions.ts';

export function AllRights({ record }: { record: WholeRecord<'user'> }) {
  const say = useSay();
  const { find } = useSpeech();
  const reads = useMay(entityOf('role').access.read);
  const { data: role } = usePageRecord('role', record.role_id, { enabled: reads });
  if (!reads || !role) return null;
  const held: readonly number[] = role.permissions;
  const rows = areaGroups.flatMap(({ areas }) =>
    areas.flatMap((area) => {
      const own = permissionsOf(area).filter((permission) => held.includes(permissions[permission]));
      return own.length > 0 ? [{ area, words: own.map((permission) => find(`permission.${permission}`) ?? permission) }] : [];
    }),
  );
  return (
    <Card title={say('people.why.everything')}>
      {rows.length === 0 ? (
        <p className="ui-faint">{say('people.why.nothing')}</p>
      ) : (
        <table className="rights">
          <thead>
            <tr>
              <th scope="col">{say('generic.permissions.area')}</th>
              <th scope="col">{say('people.why.fromRole', { role: role.title })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ area, words }) => (
              <tr key={area.name}>
                <th scope="row">{areaLabel(find, area)}</th>
                <td>{words.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="ui-small ui-faint">{say('people.why.own')}</p>
    </Card>
  );
}
