// Deletes a group that is prepared; it can be brought back with all that it held.
import { useNavigate } from 'react-router';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { type Invoice, invoice, useReread } from '../data.ts';

export const useRemove = (page: Invoice) => {
  const say = useSay();
  const navigate = useNavigate();
  const reread = useReread();
  const { act } = useSaidAct();
  return () =>
    act({
      on: `invoice:${page.id}`,
      send: async (key) => {
        await sendOnce(`/invoice/${page.id}`, { method: 'DELETE' }, key);
        // Its page is left before it is read again: there is none any more.
        await navigate('/invoicing/waiting');
      },
      done: say('invoice_page.remove.done', { title: page.title }),
      undo: async (key) => {
        await sendOnce(`/invoice/${page.id}/restore`, undefined, key);
        await navigate(pathTo(invoice, page.id) ?? '/');
      },
      after: reread,
    });
};
