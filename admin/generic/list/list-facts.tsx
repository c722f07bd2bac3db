// A counter in a list's heading, of rows that need attention; a press filters the list by them, a second press removes the filter.
import type { ReactNode } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { FactButton } from '#admin/ui/page/page-header.tsx';
import type { Filter } from './listing.ts';
import { useCount } from './rows.ts';

export type FactsProps = {
  entity: EntityMetadata;
  list: string;
  /** The user's own filter. */
  filter: Filter;
  /** Translates a filter to the server's terms. */
  counted: (filter: Filter) => Filter;
  onChange: (filter: Filter) => void;
};

type Props = Omit<FactsProps, 'list'> & {
  /** The filter that the counter sets. */
  narrows: Filter;
  icon: ReactNode;
  tone: 'live' | 'danger' | 'warn';
  /** The label for a count. */
  children: (count: number) => ReactNode;
};

export function ListFact({ entity, filter, counted, onChange, narrows, icon, tone, children }: Props) {
  const on = Object.entries(narrows).every(([key, value]) => JSON.stringify(filter[key]) === JSON.stringify(value));
  const count = useCount(entity, counted({ ...filter, ...narrows }));
  if (!on && !count) return null;
  const without = Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in narrows)));
  return (
    <FactButton icon={icon} tone={tone} pressed={on} onAct={() => onChange(on ? without : { ...filter, ...narrows })}>
      {children(count ?? 0)}
    </FactButton>
  );
}
