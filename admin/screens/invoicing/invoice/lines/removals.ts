// A line that is taken out: gone from the screen and from the sums, and from the server once the chance to take it back is over.
import { leave, stay } from '#admin/generic/parts/leaving.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { dismissToast, toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import type { InvoiceLine } from '../data.ts';
import { leavingLine } from './line-change.ts';
import type { Lines } from './use-lines.ts';

/** Toasts by the line that they can still bring back, also after the page was left and opened again. */
const waiting = new Map<number, number>();

export const useRemovals = (form: Lines) => {
  const say = useSay();
  return {
    remove: ({ id, title }: InvoiceLine): void => {
      leave(leavingLine(id));
      const toast = toastSuccess(say('invoice_page.lines.removed', { title }), {
        undo: () => {
          waiting.delete(id);
          stay(leavingLine(id));
        },
        commit: () => {
          waiting.delete(id);
          void form.remove(id);
        },
      });
      waiting.set(id, toast);
    },
    /** Takes out what waits for that, and saves what is written: what is issued or set on paper is what stands on the screen. */
    settle: (): Promise<boolean> => {
      for (const toast of [...waiting.values()]) dismissToast(toast);
      return form.flush();
    },
  };
};
