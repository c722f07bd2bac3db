// The cell of rows: their number in a list, all of them in a read-only form.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, type FieldMetadata, rowEntityOf } from '#admin/providers/records/metadata.ts';
import { cells } from '../cells.tsx';
import type { CellProps } from '../kinds.ts';
import { useTitles } from '../lookup.ts';
import { isEmpty, Nothing } from './plain.tsx';

type RowValue = Readonly<Record<string, unknown>>;

function Title({ target, ids }: { target: string; ids: readonly number[] }) {
  const titles = useTitles(target, ids);
  return ids.map((id) => titles.get(id)?.title ?? '').join(', ');
}

export function RowPart({ entity, name, info, row }: { entity: EntityMetadata; name: string; info: FieldMetadata; row: RowValue }) {
  const value = row[name];
  if (info.target) return <Title target={info.target} ids={[value].flat().filter((id): id is number => typeof id === 'number')} />;
  const { Cell } = cells[info.kind];
  return <Cell entity={entity} field={name} info={info} value={value} record={row} />;
}

export function RowsCell({ entity: whole, field, value, place }: CellProps) {
  const entity = rowEntityOf(whole, field);
  const words = useEntityWords(entity.name);
  const rows: readonly RowValue[] = Array.isArray(value) ? value : [];
  if (rows.length === 0) return <Nothing />;
  if (place) return words.count(rows.length);
  const filledFields = (row: RowValue) => Object.entries(entity.fields).filter(([name]) => !isEmpty(row[name]) && row[name] !== false);
  return (
    <ol className="field-rows stack gap-4">
      {[...rows.entries()].map(([at, row]) => (
        <li key={at}>
          {filledFields(row).map(([name, info], part) => (
            <span key={name}>
              {part > 0 && ' · '}
              <RowPart entity={entity} name={name} info={info} row={row} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
