// Read-only facts of a record: name and value, as text without a grey field.
import './description-list.css';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  items: readonly { label: string; value: ReactNode; tone?: 'danger' | 'warn' }[];
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="ui-facts tap-links">
      {items.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={tone && `ui-${tone}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
