// What of the work a group or an issued invoice holds already, and is not billed a second time.
import { type Fragment, identifier, type Reader, sql } from '../../core/database/sql.ts';

/** Reads inside an act or beside it. */
export type Reading = { readonly read: Reader };

/** Nothing holds the row of this table, which an item names in this field. */
export const isFree = (field: 'time_entry_id' | 'transport_id' | 'material_id', table: string): Fragment =>
  sql`not exists (select 1 from invoice_item i where ${identifier('i', field)} = ${identifier(table, 'id')} and i.released = false)`;
