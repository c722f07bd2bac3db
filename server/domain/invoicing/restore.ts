// Restores a deleted line or a whole deleted group, unless its work has been billed elsewhere since.
import { invoice } from '#schema/invoicing/invoice.ts';
import { invoiceItem } from '#schema/invoicing/invoice-item.ts';
import { invoiceLine } from '#schema/invoicing/invoice-line.ts';
import { invoiceTask } from '#schema/invoicing/invoice-task.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { notFound } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { bringBack, keepRemoval, keptOf, keptParts, keptRow, removalOf } from '#server/crud/write/removal.ts';
import { allowed } from '#server/crud/write/transition.ts';
import { detailInside, type InvoiceDetail } from './detail.ts';
import { recount } from './lines.ts';
import { claimTasks, tasksIn, tasksOfProject } from './tasks.ts';

/** Keeps a copy of a group about to be deleted: its tasks, its lines and their work. */
export const keepGroup = async (tx: Tx, me: Me, id: number): Promise<void> => {
  const { invoice_item, invoice_line, invoice_task } = tx.database.entities;
  const rows = [
    keptRow(invoice, await tx.get('invoice', id)),
    ...keptParts(invoiceTask, await tx.em.find(invoice_task, { invoice_id: id })),
    ...keptParts(invoiceLine, await tx.em.find(invoice_line, { invoice_id: id })),
    ...keptParts(invoiceItem, await tx.em.find(invoice_item, { invoice_id: id })),
  ];
  keepRemoval(tx, me, { entity: invoice, id, rows });
};

const numbers = (values: readonly unknown[]): number[] => [
  ...new Set(values.flatMap((value) => (typeof value === 'number' ? [value] : []))),
];

/** Restores a deleted group. @throws Refusal 404, 409 that names the tasks or groups in the way */
export const restoreGroup = (services: Services, me: Me, id: number): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const removal = await removalOf(tx, me, invoice, id);
    const [removedGroup] = keptOf(removal, invoice);
    if (!removedGroup) throw notFound();
    const [client_id, project_id] = [
      Number(removedGroup.client_id),
      removedGroup.project_id === null ? null : Number(removedGroup.project_id),
    ];
    if (project_id !== null) await tasksOfProject(tx, project_id);
    const tasks = numbers(keptOf(removal, invoiceTask).map(({ task_id }) => task_id));
    const rows = removal.rows.filter(({ entity }) => entity !== invoiceTask.name);
    await bringBack(tx, { ...removal, rows: rows.filter(({ entity }) => entity === invoice.name) }, [`client:${client_id}`]);
    await claimTasks(tx, { id, client_id, project_id }, tasks);
    await bringBack(tx, { ...removal, rows }, []);
    return readWithTransitionsInside(tx, invoice, me, id);
  });

type WhichLine = { readonly id: number; readonly line_id: number };

/** Restores a line with its work, and its task where that had left the group with the line. @throws Refusal 404, 409 that names what is in the way */
export const restoreLine = (services: Services, me: Me, { id, line_id }: WhichLine): Promise<InvoiceDetail> =>
  act(services, me, async (tx) => {
    await allowed(tx, invoice, me, id, 'changeLines');
    const removal = await removalOf(tx, me, invoiceLine, line_id);
    if (keptOf(removal, invoiceLine)[0]?.invoice_id !== id) throw notFound();
    const held = new Set(await tasksIn(tx, id));
    const missing = numbers(keptOf(removal, invoiceItem).map(({ task_id }) => task_id)).filter((task) => !held.has(task));
    if (missing.length > 0) await claimTasks(tx, await tx.get('invoice', id), missing);
    await bringBack(tx, removal, [`invoice:${id}`]);
    await recount(tx, id);
    return detailInside(tx, id);
  });
