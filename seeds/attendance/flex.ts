// Flexible hours of the demo company: counted for fitters since the last month, with what they brought along; the application counts the months itself.
import { dayAfter, dayOf } from '#schema/core/zone.ts';
import { userId, users, userTypeId } from '../cast.ts';
import { settings } from '../company/company.ts';
import type { Row } from '../rows.ts';

const flexible = 'Monter';
const today = (now: Date) => dayOf(now.getTime(), settings.timezone ?? 'Europe/Ljubljana');
const firstDay = (now: Date) => `${dayAfter(`${today(now).slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
/** Hours of the first of them, and how many more each of the others has. */
const openingHours = { first: 100, more: 4 };

export const withFlexibleHours = (types: readonly Row<'user_type'>[], { now }: { now: Date }): Row<'user_type'>[] =>
  types.map((type) => (type.name === flexible ? { ...type, flexible_from: firstDay(now) } : type));

export const makeFlex = ({ now }: { now: Date }): Row<'flex_entry'>[] =>
  users
    .filter(({ active, user_type_id }) => active !== false && user_type_id === userTypeId(flexible))
    .map(({ id }, at) => ({
      id: at + 1,
      user_id: id,
      day: firstDay(now),
      seconds: (openingHours.first + openingHours.more * at) * 3600,
      reason: 'opening',
      note: 'Stanje iz prejšnje evidence',
      user_added: userId('luka'),
      date_added: `${firstDay(now)}T08:00:00.000Z`,
    }));
