// A year of absences of the demo company, with the ledger of everybody's vacation days.
import { absenceStates } from '#schema/absences/absence.ts';
import { countedDays, sumOfDays } from '#schema/absences/absence-days.ts';
import { type LeaveRow, takeDays } from '#schema/absences/leave.ts';
import { dayAfter, dayOf, mondayOf } from '#schema/core/zone.ts';
import { userId, users } from '../cast.ts';
import { holidays, settings } from '../company/company.ts';
import { historyOf, type SeedEvent } from '../history.ts';
import type { Row } from '../rows.ts';
import { absenceKinds } from './kinds.ts';

type Stay = { readonly kind: string; readonly from: string; readonly to: string; readonly waits?: true; readonly comment?: string };

const timezone = settings.timezone ?? 'Europe/Ljubljana';
const calendar = { workDays: [1, 2, 3, 4, 5], holidays: new Set(holidays.map(({ date }) => date)) };
const lapse = { vacation_removal_day: 30, vacation_removal_month: 6 };
const instant = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

/** A year of one user: winter, summer, a cold, and what is still to come; spread so that never all are away. */
const staysOf = (index: number, year: number, today: string): Stay[] => {
  const summer = dayAfter(mondayOf(`${year}-06-29`), 7 * (index % 9));
  const winter = dayAfter(mondayOf(`${year}-02-09`), 7 * (index % 4));
  const cold = dayAfter(mondayOf(`${year}-03-16`), 7 * (index % 11) + 1);
  const before = dayAfter(mondayOf(today), -14 + (index % 3));
  const next = dayAfter(mondayOf(today), 7 * (1 + (index % 5)));
  return [
    { kind: 'Letni dopust', from: winter, to: dayAfter(winter, 1 + (index % 3)) },
    ...(index % 3 === 1 ? [{ kind: 'Bolezen do 30 dni', from: cold, to: dayAfter(cold, 2) }] : []),
    // Sickness inside a vacation has divided it.
    ...(index % 8 === 3
      ? [
          { kind: 'Letni dopust', from: summer, to: dayAfter(summer, 2) },
          { kind: 'Bolezen do 30 dni', from: dayAfter(summer, 3), to: dayAfter(summer, 6) },
          { kind: 'Letni dopust', from: dayAfter(summer, 7), to: dayAfter(summer, 11) },
        ]
      : [{ kind: 'Letni dopust', from: summer, to: dayAfter(summer, 4 + 7 * (index % 2)) }]),
    // This month: days that have been, and one who is away now.
    ...(index % 6 === 4 ? [{ kind: 'Letni dopust', from: before, to: dayAfter(before, 1) }] : []),
    ...(index === 13 ? [{ kind: 'Bolezen do 30 dni', from: dayAfter(today, -1), to: dayAfter(today, 2) }] : []),
    ...(index % 5 === 2
      ? [{ kind: 'Letni dopust', from: next, to: dayAfter(next, 2), waits: true as const, comment: 'Podaljšan vikend pri starših.' }]
      : []),
    ...(index % 7 === 5 ? [{ kind: 'Zdravnik, uradne zadeve', from: dayAfter(next, 3), to: dayAfter(next, 3) }] : []),
  ];
};

export type Absences = { absences: Row<'absence'>[]; entries: Row<'leave_entry'>[]; events: SeedEvent[] };

export const makeAbsences = ({ now }: { now: Date }): Absences => {
  const today = dayOf(now.getTime(), timezone);
  const year = Number(today.slice(0, 4));
  const made: Absences = { absences: [], entries: [], events: [] };
  const decider = userId('luka');
  const soon = now.toISOString();
  for (const [index, user] of users.entries()) {
    if (user.active === false) continue;
    const rows: LeaveRow[] = [];
    const book = (row: LeaveRow & { day: string; absence_id?: number; basis?: number; months?: number; note?: string }) => {
      rows.push(row);
      made.entries.push({
        id: made.entries.length + 1,
        user_id: user.id,
        user_added: row.reason === 'used' ? decider : null,
        date_added: row.day > today ? soon : instant(row.day, 6),
        ...row,
      });
    };
    if (index % 3 === 0) book({ year: year - 1, days: 3, reason: 'carriedOver', day: `${year}-01-01` });
    book({ year, days: user.vacation_days ?? 20, reason: 'accrued', day: `${year}-01-01`, basis: user.vacation_days ?? 20, months: 12 });
    const stays = staysOf(index, year, today).sort((one, other) => (one.from < other.from ? -1 : 1));
    let free = '';
    for (const { kind: name, from, to, waits, comment } of stays) {
      if (from <= free) continue;
      free = to;
      const kind = absenceKinds.find((one) => one.name === name);
      if (!kind) throw new Error(`There is no kind ${name}.`);
      const stay = { from, to, half_from: false, half_to: false };
      const each = countedDays(stay, kind.counted_in ?? 'workingDays', calendar);
      const id = made.absences.length + 1;
      const requested = instant(dayAfter(from < today ? from : today, -9), 7);
      const begins = `${from}T00:00:00.000Z`;
      const decided = waits ? null : requested.replace('T07', 'T11');
      made.absences.push({
        id,
        user_id: user.id,
        kind_id: kind.id,
        ...stay,
        comment: comment ?? null,
        status: waits ? absenceStates.requested : absenceStates.approved,
        days: sumOfDays(each),
        decided_by: waits ? null : decider,
        decided_at: decided,
        occupied_from: begins,
        occupied_to: waits ? begins : `${dayAfter(to)}T00:00:00.000Z`,
        user_added: user.id,
        date_added: requested,
      });
      const event = historyOf('absence', id, { listed: true });
      made.events.push(event(requested, user.id, 'create', null, { kind_id: kind.id, from, to }));
      if (decided) made.events.push(event(decided, decider, 'approve', { status: 0 }, { status: 1 }));
      if (decided && kind.takes_leave)
        for (const part of takeDays(each, rows, lapse))
          book({ year: part.year, days: -part.days, reason: 'used', day: from, absence_id: id });
    }
    const old = rows.filter((row) => row.year < year).reduce((sum, row) => sum + row.days, 0);
    if (old > 0 && today > `${year}-06-30`) book({ year: year - 1, days: -old, reason: 'lapsed', day: `${year}-07-01` });
  }
  return made;
};
