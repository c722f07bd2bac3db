// Deletes a group that is prepared: it is gone from the screen, and from the server once the chance to take it back is over.
import { useNavigate } from 'react-router';
import { leave, stay } from '#admin/generic/parts/leaving.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { call } from '#admin/providers/calls/http.ts';
import { newKey } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { type Invoice, invoice, useReread } from '../data.ts';

export const useRemove = (page: Invoice) => {
  const say = useSay();
  const navigate = useNavigate();
  const reread = useReread();
  const failed = useFailure();
  return async () => {
    const row = `invoice:${page.id}`;
    const key = newKey();
    leave(row);
    await navigate('/invoicing/waiting');
    toastSuccess(say('invoice_page.remove.done', { title: page.title }), {
      undo: () => {
        stay(row);
        void navigate(pathTo(invoice, page.id) ?? '/');
      },
      commit: async () => {
        try {
          await call(`/invoice/${page.id}`, { method: 'DELETE', headers: { 'Idempotency-Key': key }, keepalive: true });
        } catch (error) {
          failed(error);
        }
        await reread();
        stay(row);
      },
    });
  };
};
