// The totals of lines: sums in a column, the last one large; on a phone that one stays in the bottom bar.
import './totals.css';
import { Fragment, type ReactNode } from 'react';
import { Dock, DockRow } from '#admin/ui/page/dock.tsx';

type Sum = { readonly id: string; readonly label: ReactNode; readonly value: ReactNode };
type Props = {
  sums: readonly Sum[];
  /** The grand total. */
  total: Omit<Sum, 'id'>;
  /** Notes below the totals. */
  children?: ReactNode;
};

export function LineTotals({ sums, total, children }: Props) {
  return (
    <dl className="lines-totals">
      {sums.map(({ id, label, value }) => (
        <Fragment key={id}>
          <dt>{label}</dt>
          <dd className="ui-num">{value}</dd>
        </Fragment>
      ))}
      <dt className="lines-total">{total.label}</dt>
      <dd className="lines-total ui-num">{total.value}</dd>
      {children && <dd className="lines-totals-more">{children}</dd>}
    </dl>
  );
}

export function DockedTotal({ label, value }: { label: string; value: string }) {
  return (
    <Dock label={label} mini>
      <DockRow>
        <span className="lines-docked split baseline wide">
          {label} <b className="ui-num">{value}</b>
        </span>
      </DockRow>
    </Dock>
  );
}
