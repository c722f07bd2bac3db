// Finds invoicing groups made of work that a client merge moved: that work cannot be moved back.

import { invoice } from '#schema/invoicing/invoice.ts';
import { among, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import type { MovedRows } from '../clients/references.ts';
import type { Changed } from '../company/changed-since.ts';

/** Groups of the kept client that did not move themselves but contain moved tasks or a moved project. */
export const invoicedSince = async (tx: Tx, movedRows: MovedRows, keptId: number): Promise<Changed[]> => {
  const moved = (name: string) => (movedRows[name] ?? []).map(([id]) => id);
  const own = new Set(moved('invoice.client_id'));
  const rows = await tx.read.rows(
    sql`select distinct i.id, i.title, i.number from invoice i join invoice_task h on h.invoice_id = i.id and h.released = false
      where i.client_id = ${keptId} and h.task_id ${among(moved('task.client_company_id'))} order by i.id`,
    columnsOf(invoice, 'id', 'title', 'number'),
  );
  return rows.flatMap(({ id, title, number }) =>
    own.has(id) ? [] : [{ entity: 'invoice', id, title: [title, number].filter(Boolean).join(' ') }],
  );
};
