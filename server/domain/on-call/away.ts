// Who is away when, as everything asks that plans on-call shifts: approved absences as periods of the company's clock.
import { absence, absenceStates } from '#schema/absences/absence.ts';
import { dayAfter, dayBegins, dayOf, instantsAt } from '#schema/core/zone.ts';
import type { Period } from '#schema/on-call/periods.ts';
import { among, literal, type Reader, sql } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { zoneIn } from '../company/company.ts';

export type Away = Period & { readonly user_id: number };

const columns = columnsOf(absence, 'user_id', 'from', 'to', 'half_from', 'half_to');

/** The absences of these users in a period. */
export const awayIn = async (read: Reader, user_ids: readonly number[], period: Period): Promise<readonly Away[]> => {
  const zone = await zoneIn(read);
  const rows = await read.rows(
    sql`select user_id, "from", "to", half_from, half_to from absence
      where user_id ${among(user_ids)} and status = ${literal(absenceStates.approved)}
        and "from" <= ${dayOf(period.to, zone)} and "to" >= ${dayOf(period.from, zone)} order by "from", id`,
    columns,
  );
  const noonOf = (day: string) => instantsAt(`${day} 12:00`, zone)[0] ?? dayBegins(day, zone);
  return rows
    .map(({ user_id, from, to, half_from, half_to }) => ({
      user_id,
      from: half_from ? noonOf(from) : dayBegins(from, zone),
      to: half_to ? noonOf(to) : dayBegins(dayAfter(to), zone),
    }))
    .filter((away) => away.from < period.to && away.to > period.from);
};
