// The work order of a task as a PDF: printed once for the same contents, current or confirmed.
import type { Actor } from '#server/core/events/act.ts';
import { sayIn } from '#server/core/http/words.ts';
import { logoOf, type Printed, type Printing, printOnce } from '../paper/documents.ts';
import { orderToPrint } from './confirmed-order.ts';
import type { WorkOrder } from './work-order.ts';
import { layoutOf } from './work-order-layout.ts';

/** Prints a work order in this user's name. */
export const printOrder = async (services: Printing, by: number, task_id: number, order: WorkOrder, me: Actor = null): Promise<Printed> =>
  printOnce(
    services,
    {
      by,
      owner: { task_id },
      title: `${sayIn(order.language)('work_order.title')}-${order.number}`,
      parameters: order,
      kind: order.final ? 'printout' : 'preview',
      language: order.language,
      layout: async () => layoutOf(order, new Date(), await logoOf(services, order.company.logo)),
    },
    me,
  );

/** Prints the current work order, or what the client has confirmed. @throws Refusal 404 without such a task */
export const printWorkOrder = async (services: Printing, by: number, task_id: number, me: Actor = null): Promise<Printed> =>
  printOrder(services, by, task_id, await orderToPrint(services.database, task_id), me);
