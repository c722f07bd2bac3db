// Issues an invoice after a preview of the paper and the consequences.
import './issue.css';
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useTransitions } from '#admin/generic/workflow/transitions.ts';
import { api } from '#admin/providers/calls/api.ts';
import { stay } from '#admin/providers/calls/press.ts';
import { isRefused } from '#admin/providers/calls/problem.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconCheck, IconFileTypePdf } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { InvoiceSums } from '#schema/invoicing/invoice-totals.ts';
import { type Invoice, useReread } from './data.ts';

type Props = { page: Invoice; sums: InvoiceSums; tasks: number; onClose: () => void };

export function IssueInvoice({ page, sums, tasks, onClose }: Props) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const reread = useReread();
  const { send } = useTransitions('invoice', page);
  const [leave_out, leaveOut] = useState(false);
  const [left, setLeft] = useState(false);
  const pdf = `${api}/invoice/${page.id}/pdf`;
  const issue = async (key: string) => {
    try {
      const { number } = await send('issue', { leave_out }, key);
      onClose();
      await reread();
      toastSuccess(say('invoice_page.issue.done', { number: number ?? '' }));
      return stay;
    } catch (refused) {
      setLeft(isRefused<'/invoice/{id}/issue', 'PUT'>(refused, 'leftOut'));
      throw refused;
    }
  };
  return (
    <PressPopup
      width="wide"
      title={say('invoice_page.issue.title')}
      subject={page.title}
      onClose={onClose}
      action={{
        label: say('invoice_page.issue.action'),
        icon: <IconCheck size={16} />,
        blocked: left && !leave_out ? say('invoice_page.issue.decide') : null,
        subject: { leave_out },
        send: issue,
      }}
    >
      <p className="invoice-issue-sum split baseline wrap gap-16 lines-0">
        <span>{say('invoice_page.total')}</span> <b className="ui-num">{format.money(sums.total, page.currency)}</b>
      </p>
      <ul className="invoice-issue-what stack gap-4">
        <li>{say('invoice_page.issue.number')}</li>
        {tasks > 0 && <li>{say('invoice_page.issue.tasks', { smart_count: tasks })}</li>}
        <li>{say('invoice_page.issue.final')}</li>
      </ul>
      {left && <Checkbox label={say('invoice_page.issue.leaveOut')} checked={leave_out} onChange={leaveOut} />}
      {phone ? (
        <a className="row inline gap-8 tall-44" href={pdf} target="_blank" rel="noreferrer">
          <IconFileTypePdf size={16} /> {say('invoice_page.papers.draft')}
        </a>
      ) : (
        <iframe className="invoice-pdf invoice-pdf-small" src={`${pdf}#navpanes=0&view=FitH`} title={say('invoice_page.papers.draft')} />
      )}
    </PressPopup>
  );
}
