// Cells of references: one by its title, several as chips, tags with their colour.

import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { TagChip } from '#admin/ui/marks/chip.tsx';
import type { CellProps } from '../kinds.ts';
import { type Option, useTitles } from '../lookup.ts';
import { CutText, Nothing } from './plain.tsx';

export function ReferenceCell({ entity, field, record }: CellProps) {
  const none = useEntityWords(entity.name).none(field);
  const title = record[nameOf(field)];
  if (typeof title !== 'string' || !title) return none ? <span className="ui-faint">{none}</span> : <Nothing />;
  return <CutText text={title} />;
}

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []);

/** The number of letters that fit a column; further chips are counted. */
const room = 24;
const fitting = (options: readonly Option[]): number => {
  let letters = 0;
  const cut = options.findIndex(({ title }, at) => {
    letters += title.length;
    return at > 0 && letters > room;
  });
  return cut < 0 ? options.length : cut;
};

export function ReferencesCell({ info, value, place }: CellProps) {
  const ids = idsIn(value);
  const titles = useTitles(info.target ?? '', ids);
  const options = ids.flatMap((id) => titles.get(id) ?? []);
  if (options.length === 0) return null;
  const shown = place === 'column' ? fitting(options) : options.length;
  const rest = options.slice(shown);
  return (
    <span className="field-cell-chips row stretch wrap gap-4 fit">
      {options.slice(0, shown).map(({ id, title, color }) => (
        <TagChip key={id} name={title} color={color} />
      ))}
      {rest.length > 0 && (
        <span className="ui-small ui-faint">
          +{rest.length}
          <span className="ui-unseen"> {rest.map(({ title }) => title).join(', ')}</span>
        </span>
      )}
    </span>
  );
}
