// Cancels an issued invoice: why, and what follows from it.
import { useState } from 'react';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { usePress } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { type Invoice, invoice, nameOf, useReread } from './data.ts';

export function CancelInvoice({ page, tasks, onClose }: { page: Invoice; tasks: number; onClose: () => void }) {
  const say = useSay();
  const reread = useReread();
  const { send } = useTransitions(invoice, page);
  const [reason, setReason] = useState('');
  const { error, press } = usePress(onClose);
  const given = reason.trim();
  return (
    <Popup
      open
      title={say('invoice_page.cancel.title')}
      subject={nameOf(page)}
      onClose={onClose}
      filled={given !== ''}
      error={error}
      action={{
        label: say('invoice_page.cancel.action'),
        kind: 'danger',
        blocked: given ? null : say('invoice_page.cancel.required'),
        onAct: () =>
          press(given, async (key) => {
            await send('cancel', { reason: given }, key);
            await reread();
            toastSuccess(say('invoice_page.cancel.done', { number: nameOf(page) }));
          }),
      }}
    >
      <p>{say('invoice_page.cancel.effect')}</p>
      {tasks > 0 && <p>{say('invoice_page.cancel.tasks', { smart_count: tasks })}</p>}
      <NotesField label={say('invoice_page.cancel.reason')} value={reason} onChange={setReason} required />
    </Popup>
  );
}
