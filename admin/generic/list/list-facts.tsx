// A counter in the head of a list: how many rows need an eye; one press shows only those, another all again.
import type { ReactNode } from 'react';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { FactButton } from '#admin/ui/page/page-header.tsx';
import type { Filter } from './listing.ts';
import { useCount } from './rows.ts';

export type FactsProps = {
  entity: EntityMetadata;
  list: string;
  /** What the person has filtered by. */
  filter: Filter;
  /** How the server is asked for what a filter lets through. */
  counted: (filter: Filter) => Filter;
  onChange: (filter: Filter) => void;
};

type Props = Omit<FactsProps, 'list'> & {
  /** What the counter lets through. */
  narrows: Filter;
  icon: ReactNode;
  tone: 'live' | 'danger' | 'warn';
  /** Said of so many. */
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
