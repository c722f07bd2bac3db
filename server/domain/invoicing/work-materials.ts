// The billable materials of tasks: quantities only, because a user enters the price.

import { dayOf } from '#schema/core/zone.ts';
import type { Billable } from '#schema/invoicing/invoice-proposal.ts';
import { material } from '#schema/tasks/material.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { among, selected, sql, text } from '#server/core/database/sql.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { isFree } from './free-work.ts';

const materialColumns = columnsOf(material, 'id', 'task_id', 'name', 'unit', 'quantity', 'date_added');
/** The materials on these tasks that no invoice holds. */
export const materialsOf = async ({ read }: ReadSource, tasks: readonly number[], zone: string): Promise<Billable[]> => {
  const rows = await read.rows(
    sql`select ${selected(materialColumns, 'm')}, u.name || ' ' || u.last_name as user_name from material m join "user" u on u.id = m.user_id
      where m.task_id ${among(tasks)} and ${isFree('material_id', 'm')} order by m.task_id, m.id`,
    { ...materialColumns, user_name: text },
  );
  return rows.map(({ id, task_id, name: title, unit, quantity, date_added, user_name }): Billable => {
    const day = dayOf(Date.parse(date_added), zone);
    return {
      kind: 'material',
      held: { material_id: id },
      task_id,
      work_type_id: null,
      transport_type_id: null,
      title,
      unit: unit === 'Meter' ? 'meter' : 'piece',
      quantity,
      price: null,
      price_rule: 'none',
      day,
      basis: { user_name, day, note: null, quantity },
    };
  });
};
