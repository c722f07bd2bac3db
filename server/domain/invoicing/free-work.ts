// Tells which work is held by no group or issued invoice yet, so that nothing is billed twice.
import { type Fragment, identifier, sql } from '../../core/database/sql.ts';

/** SQL condition: no invoice item refers by this field to the row of this table. */
export const isFree = (field: 'time_entry_id' | 'transport_id' | 'material_id', table: string): Fragment =>
  sql`not exists (select 1 from invoice_item i where ${identifier('i', field)} = ${identifier(table, 'id')} and i.released = false)`;
