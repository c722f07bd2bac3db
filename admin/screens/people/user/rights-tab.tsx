// A user's rights and their reasons, beside the user's data and sessions.
import { clockHour } from '#admin/fields/names.ts';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import type { Saved } from '#admin/generic/form/use-record-form.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { telephoneLink } from '#admin/ui/browser/outward-links.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { AllRights } from './all-rights.tsx';
import { UserSessions } from './user-sessions.tsx';
import { Why } from './why.tsx';

const user = entityOf('user');

function Facts({ record }: { record: Saved }) {
  const say = useSay();
  const words = useEntityWords('user');
  const format = useFormat();
  const chip = typeof record.rfid_tag === 'string' && record.rfid_tag ? record.rfid_tag : '–';
  const pin = record.pin_set_at ? say('profile.pinSet', { date: format.date(String(record.pin_set_at)) }) : say('profile.pinNone');
  return (
    <Card title={say('generic.data')}>
      <div className="person-facts">
        <DescriptionList
          items={[
            {
              label: words.label('role_id'),
              value: (
                <RecordLink entity="role" id={Number(record.role_id)}>
                  {String(record.role_name ?? '')}
                </RecordLink>
              ),
            },
            { label: words.head('user_type_id'), value: String(record.user_type_name ?? '–') },
            { label: words.head('email'), value: String(record.email) },
            {
              label: words.label('phone'),
              value: record.phone ? <a href={telephoneLink(String(record.phone))}>{String(record.phone)}</a> : '–',
            },
            {
              label: words.label('contract_hours'),
              value: `${format.hourCount(Number(record.contract_hours))}\u00a0${say('shell.units.hoursAWeek')}`,
            },
            { label: words.label('vacation_days'), value: format.unit(Number(record.vacation_days), say('shell.units.daysAYear')) },
            {
              label: words.group('notifications'),
              value: `${clockHour(Number(record.notification_start_hour))} – ${clockHour(Number(record.notification_end_hour))}`,
            },
            {
              label: words.label('second_factor_since'),
              value: (
                <>
                  {record.second_factor_since
                    ? say('person.factorOn', { date: format.date(String(record.second_factor_since)) })
                    : say('person.factorOff')}
                  {record.second_factor_required === true && <div className="ui-small ui-faint">{say('person.factorRequired')}</div>}
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

export function RightsTab({ record }: RecordProps) {
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
