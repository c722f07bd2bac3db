// Mails an invoice to the client, with its paper.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineField } from '#admin/fields/line-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconSend } from '#admin/ui/marks/icons.tsx';
import { type Invoice, nameOf, useReread } from './data.ts';

/** The e-invoice that goes along with the paper. */
type Along = 'none' | 'eslog' | 'ubl';

/** Where the client is written to; nothing for whoever may not read it. */
const useAddress = (client_id: number): string | null | undefined => {
  const { data, isError } = useQuery({
    queryKey: ['client', 'address', client_id],
    queryFn: async ({ signal }) => {
      const { json } = await call(`/client/${client_id}`, { signal });
      return 'email' in json ? (json.email ?? null) : null;
    },
    retry: false,
  });
  return isError ? null : data;
};

function Mail({ page, address, onClose }: { page: Invoice; address: string | null; onClose: () => void }) {
  const say = useSay();
  const reread = useReread();
  const [email, setEmail] = useState(address ?? '');
  const [message, setMessage] = useState('');
  const [along, setAlong] = useState<Along>('none');
  const number = nameOf(page);
  return (
    <PressPopup
      title={say('invoice_page.mail.title')}
      subject={number}
      onClose={onClose}
      filled={message !== ''}
      action={{
        label: say('invoice_page.mail.action'),
        icon: <IconSend size={16} />,
        blocked: email.trim() ? null : say('invoice_page.mail.noAddress'),
        what: [email, message, along],
        send: async (key) => {
          await sendOnce(
            `/invoice/${page.id}/send`,
            { body: { email: email.trim(), message: message.trim(), e_invoice: along === 'none' ? null : along } },
            key,
          );
          await reread();
        },
        done: say('invoice_page.mail.done', { number }),
      }}
    >
      <LineField name="email" label={say('invoice_page.mail.to')} value={email} onChange={setEmail} max={254} required />
      <NotesField name="message" label={say('invoice_page.mail.message')} value={message} onChange={setMessage} max={2000} />
      <SegmentedChoice<Along>
        label={say('invoice_page.mail.along')}
        options={[
          { value: 'none', label: say('invoice_page.mail.none') },
          { value: 'eslog', label: 'e-SLOG' },
          { value: 'ubl', label: 'UBL' },
        ]}
        value={along}
        onChange={setAlong}
      />
      <p className="ui-small ui-faint">{say('invoice_page.mail.effect')}</p>
    </PressPopup>
  );
}

export function MailInvoice({ page, onClose }: { page: Invoice; onClose: () => void }) {
  const address = useAddress(page.client_id);
  return address === undefined ? null : <Mail page={page} address={address} onClose={onClose} />;
}
