// Cells of an invoice: status, client, and number, which marks credit notes.

import { Nothing } from '#admin/fields/cells/plain.tsx';
import { ReferenceCell } from '#admin/fields/cells/reference.tsx';
import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { IconBan, IconPencil, IconReceiptEuro } from '#admin/ui/marks/icons.tsx';

export const { Mark: InvoiceState, Cell: InvoiceStateCell } = stateMark('invoice', {
  waiting: <IconPencil size={15} />,
  issued: <IconReceiptEuro size={15} />,
  cancelled: <IconBan size={15} />,
});

export function InvoiceNumberCell({ value, record }: CellProps) {
  const words = useEntityWords('invoice');
  if (typeof value !== 'string') return <Nothing />;
  return (
    <span className="ui-num">
      {value}
      {record.kind === 'creditNote' && <span className="ui-small ui-faint"> {words.choice('kind', 'creditNote')}</span>}
    </span>
  );
}

/** Most titles contain the client: a phone shows the name only once. */
export function InvoiceClientCell(props: CellProps) {
  const { field, place, record } = props;
  const called = typeof record.title === 'string' && record.title.startsWith(String(record[nameOf(field)]));
  return place === 'line' && called ? null : <ReferenceCell {...props} />;
}
