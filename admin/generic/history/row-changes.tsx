// The rows that an event changed, each by name with its old and new values.
import { isEmpty, Nothing } from '#admin/fields/cells/plain.tsx';
import { RowPart } from '#admin/fields/cells/rows.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { type EntityMetadata, rowEntityOf } from '#admin/providers/records/metadata.ts';
import { IconArrowRight, IconMinus, IconPlus } from '#admin/ui/marks/icons.tsx';
import { nameFieldOf, type RowValue, rowChanges } from './row-differences.ts';

type Props = { entity: EntityMetadata; field: string; before: unknown; after: unknown };
const rowsIn = (value: unknown): readonly RowValue[] => (Array.isArray(value) ? value : []);

export function RowChanges({ entity: whole, field, before, after }: Props) {
  const say = useSay();
  const { find } = useSpeech();
  const entity = rowEntityOf(whole, field);
  const changes = rowChanges(entity.fields, rowsIn(before), rowsIn(after));
  const called = nameFieldOf(entity.fields);
  const part = (name: string, row: RowValue) => {
    const info = entity.fields[name];
    return info && !isEmpty(row[name]) ? <RowPart entity={entity} name={name} info={info} row={row} /> : <Nothing />;
  };
  if (changes.length === 0) return <span className="ui-quiet">{say('history.reordered')}</span>;
  return (
    <ul className="history-rows list fit">
      {[...changes.entries()].map(([at, change]) =>
        change.kind === 'changed' ? (
          <li key={at} className="row wrap gap-10 lines-0 break">
            <b>{part(called, change.after)}</b>
            {change.fields.map((name) => (
              <span key={name} className="history-change row wrap gap-8 lines-0">
                <span className="ui-quiet">{find(`${whole.name}.rows.${field}.fields.${name}`) ?? name}</span>
                <s>{part(name, change.before)}</s>
                <IconArrowRight size={14} className="ui-faint" />
                <b>{part(name, change.after)}</b>
              </span>
            ))}
          </li>
        ) : (
          <li key={at} className="row wrap gap-10 lines-0 break">
            {change.kind === 'added' ? <IconPlus size={14} className="ui-faint" /> : <IconMinus size={14} className="ui-faint" />}
            <span className="ui-unseen">{say(change.kind === 'added' ? 'history.rowAdded' : 'history.rowRemoved')}</span>
            {change.kind === 'added' ? <b>{part(called, change.row)}</b> : <s>{part(called, change.row)}</s>}
          </li>
        ),
      )}
    </ul>
  );
}
