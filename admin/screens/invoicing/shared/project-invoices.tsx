// The group or the invoice on which something is billed, with the way to it for whoever may open it.
import { useTitles } from '#admin/fields/lookup.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useListRows } from '#admin/providers/records/list-rows.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { invoiceStates } from './states.ts';

const invoice = entityOf('invoice');
/** One stands, those before it are cancelled. */
const most = 10;

type Named = { readonly id: number; readonly title: string };

function Links({ all }: { all: readonly Named[] }) {
  return all.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <RecordLink entity="invoice" id={id}>
        {title}
      </RecordLink>
    </span>
  ));
}

/** By the ids that the record itself tells. */
export function ItsInvoices({ ids }: { ids: readonly number[] }) {
  const say = useSay();
  const mayRead = useMay(invoice.access.read);
  const titles = useTitles('invoice', mayRead ? ids : []);
  const somewhere = say('invoice_page.onInvoice');
  // Until its title is there the link says what it is: a number that nobody knows says nothing.
  return mayRead ? <Links all={ids.map((id) => titles.get(id) ?? { id, title: somewhere })} /> : somewhere;
}

/** Those of a project as a whole; nothing for whoever may not read invoices. */
export const useProjectInvoices = (project_id: number): React.ReactNode => {
  const mayRead = useMay(invoice.access.read);
  const { rows = [] } = useListRows('invoice', {
    filter: { project_id, kind: 'invoice', status: [invoiceStates.waiting, invoiceStates.issued] },
    sort: { field: 'date_added', order: 'DESC' },
    most,
    enabled: mayRead,
  });
  return rows.length > 0 ? <Links all={rows} /> : null;
};
