// A user's rights and their reasons, beside the user's data and sessions.
import { clockHour } from '#admin/fields/names.ts';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { AllRights } from './all-rights.tsx';
import { UserSessions } from './user-sessions.tsx';
import { Why } from './why.tsx';

const user = entityOf('user');

function Facts({ record }: { record: WholeRecord<'user'> }) {
  const say = useSay();
  const words = useEntityWords('user');
  const format = useFormat();
  const chip = record.rfid_tag || '–';
  const pin = record.pin_set_at ? say('profile.pinSet', { date: format.date(record.pin_set_at) }) : say('profile.pinNone');
  return (
    <Card title={say('generic.data')}>
      <div className="person-facts">
        <DescriptionList
          items={[
            {
              label: words.label('role_id'),
              value: (
                <RecordLink entity="role" id={record.role_id}>
                  {record.role_name}
                </RecordLink>
              ),
            },
            { label: words.head('user_type_id'), value: record.user_type_name ?? '–' },
            { label: words.head('email'), value: record.email },
            {
              label: words.label('phone'),
              value: record.phone ? <a href={telephoneLink(record.phone)}>{record.phone}</a> : '–',
            },
            {
              label: words.label('contract_hours'),
              value: `${format.hourCount(record.contract_hours)}\u00a0${say('shell.units.hoursAWeek')}`,
            },
            { label: words.label('vacation_days'), value: format.unit(record.vacation_days, say('shell.units.daysAYear')) },
            {
              label: words.group('notifications'),
              value: `${clockHour(record.notification_start_hour)} – ${clockHour(record.notification_end_hour)}`,
            },
            {
              label: words.label('second_factor_since'),
              value: (
                <>
                  {record.second_factor_since
                    ? say('person.factorOn', { date: format.date(record.second_factor_since) })
                    : say('person.factorOff')}
                  {record.second_factor_required && <div className="ui-small ui-faint">{say('person.factorRequired')}</div>}
                </>
              ),
            },
            { label: words.label('rfid_tag'), value: chip },
            { label: say('profile.pin'), value: pin },
          ]}
        />
      </div>
    </Card>
  );
}

export function RightsTab({ record }: RecordProps<'user'>) {
  const seesSessions = useMay(user.access.update);
  return (
    <div className="aside aside-slim">
      <div className="stack gap-16 fit">
        <Why record={record} />
        <AllRights record={record} />
      </div>
      <aside className="record-aside stack gap-16 fit">
        <Facts record={record} />
        {seesSessions && <UserSessions record={record} />}
      </aside>
    </div>
  );
}
