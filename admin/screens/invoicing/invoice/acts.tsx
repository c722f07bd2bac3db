// The actions on a draft or an invoice: one main action, further ones, and their consequences.
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { invoiceStates } from '#admin/screens/invoicing/shared/states.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconBan, IconCheck, IconMail, IconTrash } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { can } from '#schema/core/access.ts';
import type { Invoice } from './data.ts';
import type { InvoicePopup } from './popups.tsx';

const writes = can('invoicing.write');

type Props = { page: Invoice; flush: () => Promise<boolean>; onOpen: (question: InvoicePopup) => void; onRemove: () => unknown };

export function Acts({ page, flush, onOpen, onRemove }: Props) {
  const say = useSay();
  const { may, heldUp, whyNot, label } = useTransitions('invoice', page);
  const mayWrite = useMay(writes);
  const waiting = page.status === invoiceStates.waiting;
  const shown = (name: 'issue' | 'cancel' | 'remove') => may(name) || heldUp(name);
  const after = (popup: InvoicePopup) => async () => {
    if (await flush()) onOpen(popup);
  };
  const hint = waiting ? 'draft' : page.kind === 'creditNote' ? 'credit' : page.status === invoiceStates.issued ? 'issued' : 'cancelled';
  return (
    <Card title={say('invoice_page.now')} className="invoice-now">
      {waiting && shown('issue') && (
        <ActionButton kind="main" full icon={<IconCheck size={16} />} blocked={whyNot('issue')} onAct={after('issue')}>
          {label('issue')}
        </ActionButton>
      )}
      {!waiting && mayWrite && (
        <ActionButton
          kind={page.sent_at || page.status !== invoiceStates.issued ? 'plain' : 'main'}
          full
          icon={<IconMail size={16} />}
          onAct={() => onOpen('mail')}
        >
          {say('invoice_page.mail.open')}
        </ActionButton>
      )}
      {!waiting && may('cancel') && (
        <ActionButton kind="dangerText" full icon={<IconBan size={16} />} onAct={() => onOpen('cancel')}>
          {label('cancel')}
        </ActionButton>
      )}
      {waiting && may('remove') && (
        <ActionButton kind="dangerText" full icon={<IconTrash size={16} />} onAct={onRemove}>
          {say('invoice_page.remove.action')}
        </ActionButton>
      )}
      <p className="ui-small ui-quiet">{say(`invoice_page.hints.${hint}`)}</p>
      {page.cancel_reason && (
        <p className="ui-small ui-quiet break prose">{say('invoice_page.cancelled', { reason: page.cancel_reason })}</p>
      )}
    </Card>
  );
}
