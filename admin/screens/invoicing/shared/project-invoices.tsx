// Links to the draft or invoice of billed work, for users who may open it.
import { useTitles } from '#admin/fields/lookup.ts';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useListRows } from '#admin/providers/records/list-rows.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { invoiceStates } from './states.ts';

const invoice = entityOf('invoice');
/** One invoice is valid, earlier ones are cancelled. */
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

/** By the ids in the record itself. */
export function ItsInvoices({ ids }: { ids: readonly number[] }) {
  const say = useSay();
  const mayRead = useMay(invoice.access.read);
  const titles = useTitles('invoice', mayRead ? ids : []);
  const somewhere = say('invoice_page.onInvoice');
  // Until the title is loaded the link shows a generic name instead of an unknown id.
  return mayRead ? <Links all={ids.map((id) => titles.get(id) ?? { id, title: somewhere })} /> : somewhere;
}

/** The invoices of a whole project; null for users who may not read invoices. */
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
