// The hours in which notifications are sent, on a day axis; outside of them notifications wait.
import { Chooser } from '#admin/fields/chooser.tsx';
import { clockHour } from '#admin/fields/names.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { NotificationChoices } from '#admin/screens/company/shared/notifications/choices.tsx';
import { FormCell, FormSection } from '#admin/ui/inputs/form-section.tsx';
import type { ProfileForm } from './profile-form.ts';

const hoursOfDay = 24;
const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ value: first + at, label: clockHour(first + at) }));

function Strip({ from, to }: { from: number; to: number }) {
  const say = useSay();
  const share = (hour: number) => `${(hour / hoursOfDay) * 100}%`;
  const marks = [...new Set([0, from, 12, to, hoursOfDay])]
    // An axis label too close to an end is hidden.
    .filter((hour) => hour === from || hour === to || (Math.abs(hour - from) > 2 && Math.abs(hour - to) > 2))
    .sort((a, b) => a - b);
  return (
    <div className="profile-strip" role="img" aria-label={say('profile.strip', { from: clockHour(from), to: clockHour(to) })}>
      <div className="profile-strip-day">{to > from && <i style={{ left: share(from), width: share(to - from) }} />}</div>
      <div className="profile-strip-marks ui-num" aria-hidden="true">
        {marks.map((hour) => (
          <span key={hour} style={{ left: share(hour) }}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
    </div>
  );
}

export function Hours({ form }: { form: ProfileForm }) {
  const say = useSay();
  const { notification_start_hour: from, notification_end_hour: to } = form.values;
  // The order of two hours is validated at once.
  const change = (field: 'notification_start_hour' | 'notification_end_hour', hour: number) => {
    form.change(field, hour);
    form.leave('notification_end_hour');
  };
  return (
    <FormSection title={say('profile.news')} help={say('profile.newsHelp')}>
      <FormCell span={2}>
        <Chooser
          id="profile-notification_start_hour"
          label={say('profile.from')}
          required
          options={hours(0, hoursOfDay - 1)}
          value={{ value: from, label: clockHour(from) }}
          onChange={(choice) => choice && change('notification_start_hour', Number(choice.value))}
        />
      </FormCell>
      <FormCell span={2}>
        <Chooser
          id="profile-notification_end_hour"
          label={say('profile.to')}
          required
          error={form.errors.notification_end_hour}
          options={hours(1, hoursOfDay)}
          value={{ value: to, label: clockHour(to) }}
          onChange={(choice) => choice && change('notification_end_hour', Number(choice.value))}
        />
      </FormCell>
      <FormCell>
        <Strip from={from} to={to} />
      </FormCell>
      <FormCell>
        <NotificationChoices />
      </FormCell>
    </FormSection>
  );
}
