// The columns of a list, from the schema: each field by its kind, each count as a number, and their places on a phone.

import { Nothing } from '#admin/fields/cells/plain.tsx';
import { cellOf, ownCellOf } from '#admin/fields/cells.tsx';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata, FieldMetadata } from '#admin/providers/records/metadata.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import { kinds, sorts } from '#schema/core/field-kinds.ts';
import { columnNames } from './hidden-columns.ts';
import type { Row } from './rows.ts';

/** `of`: the counted entity, named if no column header names it; `head`: the text of that header. */
type FactProps = { value: unknown; of?: string | undefined; head: string };

/** A counted number; zero is shown as a dash. */
function FactCell({ value, of, head }: FactProps) {
  const format = useFormat();
  const { find } = useSpeech();
  if (typeof value === 'number' && of) {
    // Some counts have a name of their own, such as unresolved events instead of all events.
    if (head !== find(`${of}.many`)) return `${head} ${format.number(value)}`;
    return find(`${of}.count`, { smart_count: value }) ?? value;
  }
  if (typeof value === 'number') return value === 0 ? <Nothing /> : <span className="ui-num">{format.number(value)}</span>;
  if (value === null || value === undefined) return <Nothing />;
  return Array.isArray(value) ? value.length || <Nothing /> : String(value);
}

/** In a narrower table the last columns are dropped first. */
const leavesAt = (place: number): Column<Row>['leaves'] => (place > 8 ? 1200 : place > 6 ? 1060 : place > 5 ? 920 : undefined);
/** On a phone a row shows its name, and below it the fields that distinguish it. */
const lines = 2;

/** A computed count is no field: its cell component knows what to render. */
const noField: FieldMetadata = { kind: 'integer' };

type Narrow = Column<Row>['narrow'];
/** The place of each column on a phone, by its order among the visible columns. */
const narrowPlaces = (entity: EntityMetadata, names: readonly string[]): ReadonlyMap<string, NonNullable<Narrow>> => {
  const places = new Map<string, NonNullable<Narrow>>();
  const ownPlace = (name: string) => ownCellOf(entity.name, name)?.narrow;
  const title = names.find((name) => entity.title.includes(name) && !ownPlace(name)) ?? names[0];
  let below = names.filter((name) => ownPlace(name) === 'line').length;
  let end = false;
  for (const name of names) {
    const kind = entity.fields[name]?.kind;
    const own = ownPlace(name);
    if (name === title) places.set(name, 'title');
    else if (own) places.set(name, own);
    else if (entity.title.includes(name)) places.set(name, 'hidden');
    else if ((kind ? kinds[kind].belowName : entity.facts?.[name]?.fact === 'count') && below < lines) {
      places.set(name, 'line');
      below += 1;
    } else if (kind === 'references') places.set(name, 'below');
    else if ((kind === 'color' || (kind === 'choice' && ownCellOf(entity.name, name))) && !end) {
      places.set(name, kind === 'choice' ? 'state' : 'end');
      end = true;
    } else if (kind === 'choice' && !entity.fields[name]?.many && !end) {
      // An option such as a status goes to the end of the line: it says what the row is about.
      places.set(name, 'end');
      end = true;
    } else places.set(name, 'hidden');
  }
  return places;
};

/** `narrow`: the first line shows the row's whole title. */
export const columnsOf = (entity: EntityMetadata, words: EntitySpeech, hidden: readonly string[], narrow: boolean): Column<Row>[] => {
  const names = columnNames(entity).filter((name) => !hidden.includes(name));
  const places = narrowPlaces(entity, names);
  return names.map((name, place): Column<Row> => {
    const info = entity.fields[name];
    const shared = { id: name, head: words.head(name), narrow: places.get(name) ?? 'hidden', leaves: leavesAt(place) };
    if (!info) {
      const fact = entity.facts?.[name];
      const Own = ownCellOf(entity.name, name);
      if (Own)
        return {
          ...shared,
          ...(Own.align && !narrow && { align: Own.align }),
          cell: (row) => (
            <Own.Cell entity={entity} field={name} info={noField} value={row[name]} record={row} place={narrow ? 'line' : 'column'} />
          ),
        };
      const counted = fact?.fact === 'count';
      return {
        ...shared,
        ...(counted && !narrow && { align: 'right' }),
        cell: (row) => <FactCell value={row[name]} of={narrow && counted ? fact.entity : undefined} head={shared.head} />,
      };
    }
    const { Cell, align } = cellOf(entity.name, name, info.kind);
    return {
      ...shared,
      ...(align && !narrow && { align }),
      weight: entity.title.includes(name) ? 'strong' : 'quiet',
      sortable: sorts(info),
      cell: (row) =>
        // A title that is a day or an instant must be formatted for people.
        narrow && shared.narrow === 'title' && info.kind !== 'dateTime' && info.kind !== 'date' ? (
          row.title
        ) : (
          <Cell entity={entity} field={name} info={info} value={row[name]} record={row} place={narrow ? 'line' : 'column'} />
        ),
    };
  });
};
