// The billable kilometres of tasks: finished rides, each with its price and how it was calculated.

import { languageAmong } from '#schema/core/words.ts';
import { dayOf } from '#schema/core/zone.ts';
import type { Billable } from '#schema/invoicing/invoice-proposal.ts';
import { rideStates, transport } from '#schema/transport/transport.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { among, literal, nullable, number, sql, text } from '#server/core/database/sql.ts';
import { sayIn } from '#server/core/http/words.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { isFree } from './free-work.ts';
import { kilometerPrices } from './prices.ts';

const rideColumns = {
  ...columnsOf(transport, 'id', 'task_id', 'transport_type_id', 'start_kilometers', 'start_time', 'start_point', 'end_point'),
  end_kilometers: number,
  title: nullable(text),
  client_id: nullable(number),
  vehicle: text,
  user_name: text,
  language: nullable(text),
};
/** The finished rides for these tasks that no invoice holds. */
export const ridesOf = async (reading: ReadSource, tasks: readonly number[], zone: string): Promise<Billable[]> => {
  const rows = await reading.read.rows(
    sql`select r.id, r.task_id, r.transport_type_id, y.name as title, t.client_company_id as client_id, r.start_kilometers, r.end_kilometers,
        r.start_time, r.start_point, r.end_point, v.name as vehicle, u.name || ' ' || u.last_name as user_name, c.language
      from transport r join task t on t.id = r.task_id join vehicle v on v.id = r.vehicle_id join "user" u on u.id = r.user_id
        left join client c on c.id = t.client_company_id left join transport_type y on y.id = r.transport_type_id
      where r.task_id ${among(tasks)} and r.status = ${literal(rideStates.finished)} and ${isFree('transport_id', 'r')} order by r.task_id, r.id`,
    rideColumns,
  );
  const rides = rows.map((row) => ({ ...row, day: dayOf(Date.parse(row.start_time), zone) }));
  // 0 is no id of a ride type, so it finds no price.
  const prices = await kilometerPrices(
    reading,
    rides.map(({ client_id, transport_type_id, day }) => ({ client_id: client_id ?? 0, transport_type_id: transport_type_id ?? 0, day })),
  );
  return rides.map((ride, at): Billable => {
    const { price = null, rule = 'none' } = prices[at] ?? {};
    const { id, task_id, transport_type_id, title, language, day, ...rideFields } = ride;
    const { user_name, vehicle, start_point, end_point, start_kilometers, end_kilometers } = rideFields;
    const kilometers = end_kilometers - start_kilometers;
    return {
      kind: 'transport',
      held: { transport_id: id },
      task_id,
      work_type_id: null,
      transport_type_id,
      title: title ?? sayIn(languageAmong(language))('transport.one'),
      unit: 'kilometer',
      quantity: kilometers,
      price,
      price_rule: rule,
      day,
      basis: { user_name, day, note: null, vehicle, start_point, end_point, start_kilometers, end_kilometers, kilometers },
    };
  });
};
