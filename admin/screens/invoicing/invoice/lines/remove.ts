// Deletes an invoice draft; the undo restores it with its contents.
import { useNavigate } from 'react-router';
import { markDeleted, markRestored } from '#admin/generic/acts/deleted-records.ts';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { pathTo } from '#admin/providers/records/metadata.ts';
import { type Invoice, invoice, useOutdate, useReread } from '../data.ts';

export const useRemove = (page: Invoice) => {
  const say = useSay();
  const navigate = useNavigate();
  const reread = useReread();
  const outdate = useOutdate();
  const { act } = useSaidAct();
  const group = `invoice:${page.id}`;
  return () =>
    act({
      on: group,
      send: async (key) => {
        await sendOnce(`/invoice/${page.id}`, { method: 'DELETE' }, key);
        markDeleted(group);
        await outdate();
        await navigate('/invoicing/waiting');
      },
      done: say('invoice_page.remove.done', { title: page.title }),
      undo: async (key) => {
        await sendOnce(`/invoice/${page.id}/restore`, undefined, key);
        markRestored(group);
        await reread();
        await navigate(pathTo(invoice, page.id) ?? '/');
      },
    });
};
