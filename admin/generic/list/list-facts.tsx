// A counter in the head of a list: how many rows need an eye; one press shows only those, another all again.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countQuery } from '#admin/providers/records/counts.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { FactButton } from '#admin/ui/page/page-header.tsx';
import type { Filter } from './listing.ts';
import { said } from './rows.ts';

export type FactsProps = {
  entity: EntityMetadata;
  list: string;
  /** What the person has filtered by. */
  filter: Filter;
  /** What the list is by itself. */
  fixed: Filter;
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

export function ListFact({ entity, filter, fixed, onChange, narrows, icon, tone, children }: Props) {
  const on = Object.entries(narrows).every(([key, value]) => JSON.stringify(filter[key]) === JSON.stringify(value));
  const asked = { ...said({ ...filter, ...narrows }), ...fixed };
  const { data } = useQuery({ ...countQuery(entity.name, asked), placeholderData: keepPreviousData });
  if (!on && !data) return null;
  const without = Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in narrows)));
  return (
    <FactButton icon={icon} tone={tone} pressed={on} onAct={() => onChange(on ? without : { ...filter, ...narrows })}>
      {children(data ?? 0)}
    </FactButton>
  );
}
