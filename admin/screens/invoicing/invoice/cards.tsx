// The cards beside the lines: client, dates and texts, and related documents.

import { Link } from 'react-router';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { api } from '#admin/providers/calls/api.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { ClientCard } from '#admin/screens/clients/shared/client-card.tsx';
import { invoiceStates } from '#admin/screens/invoicing/shared/states.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconDownload, IconFileText, IconFileTypePdf, IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DescriptionList } from '#admin/ui/tables/description-list.tsx';
import { type Detail, type Invoice, invoice } from './data.ts';

const dash = '–';
const client = entityOf('client');

/** The buyer as issued; before issuing, the client's current data. */
export function BuyerCard({ page }: { page: Invoice }) {
  const mayRead = useMay(client.access.read);
  const { data: found } = usePageRecord('client', page.client_id, { enabled: mayRead });
  // Users who may only choose a client receive its name alone.
  const data = found && 'address' in found ? found : undefined;
  const reach = data && { email: data.email, phone: data.phone };
  const buyer =
    page.status === invoiceStates.waiting
      ? { name: page.client_name ?? '', address: data?.address, zip: data?.zip, town: data?.town, vat_number: data?.vat_number ?? null }
      : {
          name: page.buyer_name ?? page.client_name ?? '',
          address: page.buyer_address,
          zip: page.buyer_zip,
          town: page.buyer_town,
          vat_number: page.buyer_vat_number,
        };
  return <ClientCard client={{ id: page.client_id, ...buyer, ...reach }} />;
}

type FactsProps = { page: Invoice; detail: Detail | undefined; onEdit: (() => void) | null };

export function FactsCard({ page, detail, onEdit }: FactsProps) {
  const words = useEntityWords('invoice');
  const mailWords = useEntityWords('mail');
  const say = useSay();
  const format = useFormat();
  const period = page.period_from || page.period_to ? `${format.date(page.period_from)} – ${format.date(page.period_to)}` : dash;
  return (
    <Card
      title={say('invoice_page.facts')}
      action={onEdit && <IconButton icon={<IconPencil size={16} />} label={say('invoice_page.editFacts')} onAct={onEdit} />}
    >
      <DescriptionList
        items={[
          { label: say('invoice_page.period'), value: <span className="ui-num">{period}</span> },
          { label: words.label('issue_date'), value: <span className="ui-num">{format.date(page.issue_date)}</span> },
          {
            label: words.label('due_date'),
            value: <span className="ui-num">{page.due_date ? format.date(page.due_date) : say('invoice_page.byTerm')}</span>,
          },
          { label: words.label('currency'), value: page.currency },
          ...(detail?.vat_basis
            ? [{ label: words.label('reverse_charge'), value: say(`vat_basis.short.${detail.vat_basis}`) }]
            : detail?.taxed_elsewhere
              ? [{ label: words.label('reverse_charge'), value: <span className="ui-warn">{say('invoice_page.taxedElsewhere')}</span> }]
              : []),
          ...(page.payment_reference
            ? [{ label: words.label('payment_reference'), value: <span className="ui-num">{page.payment_reference}</span> }]
            : []),
          ...(page.project_id
            ? [
                {
                  label: words.label('project_id'),
                  value: (
                    <RecordLink entity="project" id={page.project_id}>
                      {page.project_name}
                    </RecordLink>
                  ),
                },
              ]
            : []),
          ...(page.notes ? [{ label: words.label('notes'), value: <span className="break prose">{page.notes}</span> }] : []),
          ...(page.sent_at
            ? [
                {
                  label: words.label('sent_at'),
                  value: (
                    <>
                      {format.dateTime(page.sent_at)}
                      {page.sent_to && `, ${page.sent_to}`}
                      {detail?.mail && detail.mail !== 'sent' && (
                        <span className="ui-small ui-warn block">{mailWords.choice('status', detail.mail)}</span>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** The invoice's files, and the credit note or the invoice that it cancels. */
export function PapersCard({ page, detail }: { page: Invoice; detail: Detail | undefined }) {
  const say = useSay();
  const format = useFormat();
  const issued = page.status !== invoiceStates.waiting;
  const files = [
    { id: 'pdf', label: issued ? say('invoice_page.papers.pdf') : say('invoice_page.papers.draft'), icon: <IconFileTypePdf size={16} /> },
    ...(issued
      ? [
          { id: 'ubl', label: say('invoice_page.papers.ubl'), icon: <IconFileText size={16} /> },
          { id: 'eslog', label: say('invoice_page.papers.eslog'), icon: <IconFileText size={16} /> },
        ]
      : []),
  ];
  return (
    <Card title={say('invoice_page.papers.title')} className="invoice-papers">
      <ul className="stack list">
        {files.map(({ id, label, icon }) => (
          <li key={id}>
            <a
              className="row gap-8 tall-32 tap"
              href={`${api}/invoice/${page.id}/${id}`}
              {...(id === 'pdf' ? { target: '_blank', rel: 'noreferrer' } : { download: '' })}
            >
              {icon} <span className="grow fit">{label}</span> {id !== 'pdf' && <IconDownload size={16} />}
            </a>
          </li>
        ))}
        {detail?.credit_notes.map(({ id, number, issue_date, total }) => (
          <li key={id}>
            <Link className="row gap-8 tall-32 tap" to={pathTo(invoice, id) ?? '/'}>
              <IconFileText size={16} />{' '}
              <span className="grow fit">
                {say('invoice_page.papers.credit', { number: number ?? '' })}{' '}
                <span className="ui-small ui-faint ui-num">
                  {format.date(issue_date)}, {format.money(total, page.currency)}
                </span>
              </span>
            </Link>
          </li>
        ))}
        {detail?.credited && (
          <li>
            <Link className="row gap-8 tall-32 tap" to={pathTo(invoice, detail.credited.id) ?? '/'}>
              <IconFileText size={16} />{' '}
              <span className="grow fit">{say('invoice_page.papers.credited', { number: detail.credited.number ?? '' })}</span>
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
