// Renders the open popup of an invoice.
import { RecordPopup } from '#admin/generic/form/record-popup.tsx';
import { TransitionPopup } from '#admin/generic/workflow/transition-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { AddTasks } from './add-tasks.tsx';
import { type Detail, type Invoice, type InvoiceLine, invoice, nameOf, useReread } from './data.ts';
import { IssueInvoice } from './issue-popup.tsx';
import { Explained } from './lines/explained.tsx';
import type { Lines } from './lines/use-lines.ts';
import { MailInvoice } from './mail-popup.tsx';

export type InvoicePopup = 'issue' | 'cancel' | 'mail' | 'facts' | 'tasks' | { readonly explain: InvoiceLine };
type Props = { popup: InvoicePopup; page: Invoice; detail: Detail | undefined; form: Lines; onClose: () => void };

export function Popups({ popup, page, detail, form, onClose }: Props) {
  const say = useSay();
  const reread = useReread();
  if (typeof popup === 'object') return <Explained page={page} line={popup.explain} onClose={onClose} />;
  const tasks = detail?.tasks.length ?? 0;
  switch (popup) {
    case 'issue':
      return <IssueInvoice page={page} sums={form.sums} tasks={tasks} onClose={onClose} />;
    case 'cancel':
      return (
        <TransitionPopup
          entity="invoice"
          name="cancel"
          record={page}
          parameters={{ number: nameOf(page) }}
          subject={nameOf(page)}
          kind="danger"
          onDone={reread}
          onClose={onClose}
        >
          {tasks > 0 && <p>{say('invoice.popups.cancel.tasks', { smart_count: tasks })}</p>}
        </TransitionPopup>
      );
    case 'mail':
      return <MailInvoice page={page} onClose={onClose} />;
    case 'tasks':
      return <AddTasks page={page} form={form} onClose={onClose} />;
    case 'facts':
      return (
        <RecordPopup
          entity={invoice}
          record={page}
          title={say('invoice_page.editFacts')}
          onClose={() => {
            onClose();
            void reread();
          }}
        />
      );
  }
}
