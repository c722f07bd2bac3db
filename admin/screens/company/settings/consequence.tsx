// The effect of a section's current values, saved or not: one sentence computed from the company's own data.

import { clockHour } from '#admin/fields/names.ts';
import type { Values } from '#admin/generic/form/values.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { FormCell } from '#admin/ui/inputs/form-section.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useLanguage, useTimeZone } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { invoicedMinutes, nextLapse, nextLock, workDaysIn } from '#schema/company/settings-outcomes.ts';
import { createFormat } from '#schema/core/format.ts';
import { dayAfter, dayOf, two } from '#schema/core/zone.ts';
import { useHolidays } from './use-holidays.ts';

const amountIn = (values: Values, field: string, from: number, to: number): number | null => {
  const value = values[field];
  return typeof value === 'number' && value >= from && value <= to ? value : null;
};
const numberIn = (...where: Parameters<typeof amountIn>): number | null => {
  const value = amountIn(...where);
  return Number.isInteger(value) ? value : null;
};
/** The length of a short job, in minutes. */
const short = 7;

const useWork = (values: Values): string | null => {
  const say = useSay();
  const format = useFormat();
  const language = useLanguage();
  const now = useNow(0, { step: 60_000 });
  const zone = useTimeZone();
  const month = dayOf(now, zone).slice(0, 7);
  const holidays = useHolidays(String(values.country ?? ''), Number(month.slice(0, 4)));
  const hours = amountIn(values, 'minimal_work_hours', 0, 24);
  const days: readonly number[] = Array.isArray(values.work_days) ? values.work_days : [];
  if (hours === null || !holidays) return null;
  if (days.length === 0) return say('company.noWorkDays');
  const hoursText = (count: number) => `${format.hourCount(count)}\u00a0h`;
  const worked = workDaysIn(month, days, new Set(holidays.map(({ date }) => date)));
  const name = format.month(month);
  const week = say('company.week', {
    days: say('company.workDays', { smart_count: days.length }),
    hours: hoursText(hours),
    total: hoursText(days.length * hours),
    month: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
    workDays: say('company.workDays', { smart_count: worked }),
    monthTotal: hoursText(worked * hours),
  });
  return `${week} ${say(holidays.length > 0 ? 'company.holidaysOff' : 'company.holidaysMissing')}`;
};

const useTime = (values: Values): string | null => {
  const say = useSay();
  const format = useFormat();
  const language = useLanguage();
  const timezone = useTimeZone();
  const now = useNow(0, { step: 60_000 });
  const unit = numberIn(values, 'minimal_invoicing_unit', 1, 120);
  const time_lock_day = numberIn(values, 'time_lock_day', 1, 28);
  const parts: string[] = [];
  if (unit !== null)
    parts.push(say('company.rounding', { worked: format.hours(short * 60), invoiced: format.hours(invoicedMinutes(short, unit) * 60) }));
  if (time_lock_day !== null) {
    const { month, at } = nextLock(now, { time_lock_day, timezone });
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
    parts.push(say('company.lock', { month: name, time: format.dateTime(at) }));
  }
  return parts.join(' ') || null;
};

const useVacation = (values: Values): string | null => {
  const say = useSay();
  const format = useFormat();
  const today = dayOf(useNow(0, { step: 60_000 }), useTimeZone());
  const month = numberIn(values, 'vacation_removal_month', 1, 12);
  const day = numberIn(values, 'vacation_removal_day', 1, month ? new Date(Date.UTC(2027, month, 0)).getUTCDate() : 0);
  if (month === null || day === null) return null;
  const { on, year, left } = nextLapse(today, { day, month });
  return say('company.lapse', {
    year: String(year),
    day: format.date(on),
    left: left === 0 ? say('company.today') : say('company.left', { smart_count: left }),
  });
};

const useNotifications = (values: Values): string | null => {
  const say = useSay();
  const from = numberIn(values, 'notification_start_hour', 0, 23);
  const to = numberIn(values, 'notification_end_hour', 0, 24);
  if (from === null || to === null || to <= from) return null;
  if (from === 0 && to === 24) return say('company.allDay');
  const after = to === 24 ? clockHour(from - 1) : `${two(to)}:10`;
  return `${say('company.waits', { after, start: clockHour(from) })} ${say('company.ownHours')}`;
};

const usePlace = (values: Values): string | null => {
  const say = useSay();
  const language = useLanguage();
  const now = useNow(0, { step: 1000 });
  const { timezone } = values;
  if (typeof timezone !== 'string') return null;
  const there = createFormat(language, timezone, { today: '', yesterday: '', tomorrow: '' });
  return say('company.wall', { time: there.dateTime(now) });
};

const useLinks = (values: Values): string | null => {
  const say = useSay();
  const format = useFormat();
  const today = dayOf(useNow(0, { step: 60_000 }), useTimeZone());
  const days = numberIn(values, 'link_days', 1, 365);
  const reminder = numberIn(values, 'reminder_days', 0, 60);
  if (days === null || reminder === null) return null;
  // A link that expires within a day gets no reminder.
  const reminds = reminder > 0 && reminder < days;
  return [
    say('company.linkEnds', { day: format.date(dayAfter(today, days)) }),
    reminds ? say('company.linkReminder', { day: format.date(dayAfter(today, reminder)) }) : say('company.noReminder'),
  ].join(' ');
};

const outcomes: Readonly<Record<string, (values: Values) => string | null>> = {
  work: useWork,
  time: useTime,
  vacation: useVacation,
  notifications: useNotifications,
  place: usePlace,
  links: useLinks,
};

function OutcomeText({ values, useOutcome }: { values: Values; useOutcome: (values: Values) => string | null }) {
  const text = useOutcome(values);
  if (!text) return null;
  return (
    <FormCell>
      <div className="settings-outcome">
        <Notice tone="info">{text}</Notice>
      </div>
    </FormCell>
  );
}

export function Consequence({ section, values }: { section: string; values: Values }) {
  const useOutcome = outcomes[section];
  return useOutcome ? <OutcomeText values={values} useOutcome={useOutcome} /> : null;
}
