// Which invoicing groups were made of work that a merge of clients had moved: it cannot be moved back from under them.

import { among, listed, slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';
import type { Moves } from '../clients/references.ts';
import type { Changed } from '../company/changed-since.ts';

/** Groups of the kept client that did not move themselves, and hold tasks or a project that did. */
export const invoicedSince = async (tx: Tx, moves: Moves, kept: number): Promise<Changed[]> => {
  const { dialect } = tx.database;
  const moved = (name: string) => (moves[name] ?? []).map(([id]) => id);
  const own = new Set(moved('invoice.client_id'));
  const rows = await tx.read.all(
    `select distinct i.id, i.title, i.number from invoice i join invoice_task h on h.invoice_id = i.id and h.released = false
     where i.client_id = ${slot(dialect, 1)} and h.task_id ${among(dialect, 2)} order by i.id`,
    [kept, listed(dialect, moved('task.client_company_id'))],
  );
  return rows.flatMap(({ id, title, number }) =>
    own.has(Number(id)) ? [] : [{ entity: 'invoice', id: Number(id), title: [title, number].filter(Boolean).join(' ') }],
  );
};
