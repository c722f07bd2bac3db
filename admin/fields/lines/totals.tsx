// What lines come to: sums one below the other, the last of them large; on a phone it stays in the bar below the page.
import './totals.css';
import { Fragment, type ReactNode } from 'react';
import { Dock, DockRow } from '#admin/ui/page/dock.tsx';

type Sum = { readonly id: string; readonly label: ReactNode; readonly value: ReactNode };
type Props = {
  sums: readonly Sum[];
  /** All of them together. */
  total: Omit<Sum, 'id'>;
  /** What else is said of them, below. */
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
