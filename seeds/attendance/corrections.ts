// A correction of working time of the demo company: a ride that nobody wrote down, on a day of a locked week.
import { firstDayOf, weekAfter, weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { userId } from '../cast.ts';
import { settings } from '../company/company.ts';
import type { Row } from '../rows.ts';
import { lockedFrom } from './weeks.ts';

export const makeCorrections = ({ now }: { now: Date }): Row<'attendance_correction'>[] => {
  const week = weekAfter(weekOf(dayOf(now.getTime(), settings.timezone ?? 'Europe/Ljubljana')), -lockedFrom);
  return [
    {
      id: 1,
      user_id: userId('marko'),
      day: dayAfter(firstDayOf(week), 2),
      hours: 'present',
      difference: 2700,
      reason: 'Vožnja po rezervni del ni bila zapisana',
      user_added: userId('luka'),
      date_added: new Date(now.getTime() - 7 * lockedFrom * 86_400_000 + 9 * 86_400_000).toISOString(),
    },
  ];
};
