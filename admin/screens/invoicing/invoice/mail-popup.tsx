// Mails an invoice to the client, with its PDF.

import { useQuery } from '@tanstack/react-query';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconSend } from '#admin/ui/marks/icons.tsx';
import { callInputs } from '#generated/call-inputs.ts';
import { type Invoice, nameOf, useReread } from './data.ts';

/** The e-invoice attached beside the PDF. */
type Along = 'none' | 'eslog' | 'ubl';

/** The client's e-mail address; undefined for users who may not read it. */
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
  const number = nameOf(page);
  return (
    <InputPopup
      entity="invoice"
      input={callInputs['PUT /invoice/{id}/send']}
      given={{ email: address }}
      onClose={onClose}
      title={say('invoice_page.mail.title')}
      subject={number}
      action={say('invoice_page.mail.action')}
      icon={<IconSend size={16} />}
      fields={{
        email: { label: say('invoice_page.mail.to'), required: true, missing: say('invoice_page.mail.noAddress') },
        message: { label: say('invoice_page.mail.message') },
        e_invoice: {
          draw: ({ values: { e_invoice }, change }) => (
            <SegmentedChoice<Along>
              label={say('invoice_page.mail.along')}
              options={[
                { value: 'none', label: say('invoice_page.mail.none') },
                { value: 'eslog', label: 'e-SLOG' },
                { value: 'ubl', label: 'UBL' },
              ]}
              value={e_invoice ?? 'none'}
              onChange={(chosen) => change({ e_invoice: chosen === 'none' ? null : chosen })}
            />
          ),
        },
      }}
      send={async (body, key) => {
        await sendOnce(`/invoice/${page.id}/send`, { body }, key);
        await reread();
      }}
      done={say('invoice_page.mail.done', { number })}
      foot={<p className="ui-small ui-faint">{say('invoice_page.mail.effect')}</p>}
    />
  );
}

export function MailInvoice({ page, onClose }: { page: Invoice; onClose: () => void }) {
  const address = useAddress(page.client_id);
  return address === undefined ? null : <Mail page={page} address={address} onClose={onClose} />;
}
