// A value in a history, formatted in the user's language; references appear by name.
import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { cellOf } from '#admin/fields/cells.tsx';
import { lookOf } from '#admin/fields/looks.ts';
import { isFactor } from '#admin/fields/names.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { kinds } from '#schema/core/field-kinds.ts';
import type { FieldText } from './data.ts';

export function Value({ entity, fieldText: { field, value, name } }: { entity: EntityMetadata; fieldText: FieldText }) {
  const { find } = useSpeech();
  const format = useFormat();
  const info = entity.fields[field];
  if (!info || isEmpty(value)) return <Nothing />;
  const way = kinds[info.kind].history;
  if (way === 'names') return Array.isArray(name) && name.length > 0 ? name.join(', ') : <Nothing />;
  if (way === 'name') return value === 0 ? <Nothing /> : (name ?? `#${value}`);
  if (way === 'count') return find(`${entity.name}.rows.${field}.count`, { smart_count: Array.isArray(value) ? value.length : 0 });
  if (way === 'clock') return <span className="ui-num">{format.clock(Number(value))}</span>;
  if (way === 'text') return String(value);
  if (way === 'words' && !isFactor(info.values)) {
    const named = (one: unknown) => Object.entries(info.values ?? {}).find(([, stands]) => stands === one)?.[0] ?? String(one);
    const words = (Array.isArray(value) ? value : [value]).map((one) => find(`${entity.name}.values.${field}.${named(one)}`) ?? named(one));
    const sign = lookOf(entity.name, field)?.sign;
    if (!sign) return words.join(', ');
    return (
      <span className="history-signed row inline gap-6">
        {sign(value)} {words}
      </span>
    );
  }
  const { Cell } = cellOf(entity.name, field, info.kind);
  return <Cell entity={entity} field={field} info={info} value={value} record={{ [field]: value, [nameOf(field)]: name }} />;
}
