// A value as a history tells it: in the reader's language and way of writing, references by their names.
import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { cellOf, ownCellOf } from '#admin/fields/cells.tsx';
import { isFactor } from '#admin/fields/names.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { nameOf } from '#admin/providers/reference-name.ts';
import { useSpeech } from '#admin/providers/speech.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import type { Told } from './data.ts';

export function Value({ entity, told: { field, value, name } }: { entity: EntityMetadata; told: Told }) {
  const { find } = useSpeech();
  const format = useFormat();
  const info = entity.fields[field];
  if (!info || isEmpty(value)) return <Nothing />;
  if (info.kind === 'references') return Array.isArray(name) && name.length > 0 ? name.join(', ') : <Nothing />;
  if (info.kind === 'reference') return value === 0 ? <Nothing /> : (name ?? `#${value}`);
  if (info.kind === 'duration') return <span className="ui-num">{format.clock(Number(value))}</span>;
  const stored = Array.isArray(value) ? value : [value];
  if (info.kind === 'choice' && !ownCellOf(entity.name, field) && !isFactor(info.values)) {
    const named = (one: unknown) => Object.entries(info.values ?? {}).find(([, stands]) => stands === one)?.[0] ?? String(one);
    return stored.map((one) => find(`${entity.name}.values.${field}.${named(one)}`) ?? named(one)).join(', ');
  }
  const { Cell } = cellOf(entity.name, field, info.kind);
  return <Cell entity={entity} field={field} info={info} value={value} record={{ [field]: value, [nameOf(field)]: name }} />;
}
