// Cells of what a record refers to: one by its title, many as chips, tags with the square of their colour.

import { nameOf } from '#admin/providers/reference-name.ts';
import { TagChip } from '#admin/ui/chip.tsx';
import type { CellProps } from '../kinds.ts';
import { useTitles } from '../lookup.ts';
import { Nothing } from './plain.tsx';

export function ReferenceCell({ field, record }: CellProps) {
  const title = record[nameOf(field)];
  if (typeof title !== 'string' || !title) return <Nothing />;
  return <span className="field-cell-text">{title}</span>;
}

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);

export function ReferencesCell({ info, value }: CellProps) {
  const ids = idsIn(value);
  const titles = useTitles(info.target ?? '', ids);
  if (ids.length === 0) return null;
  return (
    <span className="field-cell-chips">
      {ids.flatMap((id) => {
        const option = titles.get(id);
        if (!option) return [];
        return <TagChip key={id} name={option.title} color={option.color} />;
      })}
    </span>
  );
}
