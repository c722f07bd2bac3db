// The columns of a list, from the schema: each field by its kind, each fact as a number, and what stays of them on a phone.

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

/** `of`: what was counted, where no head says it; `head`: what the head would say. */
type FactProps = { value: unknown; of?: string | undefined; head: string };

/** A number that was counted; nothing of it is a dash. */
function FactCell({ value, of, head }: FactProps) {
  const format = useFormat();
  const { find } = useSpeech();
  if (typeof value === 'number' && of) {
    // Some of them have a name of their own: unresolved ones, and not all events.
    if (head !== find(`${of}.many`)) return `${head} ${format.number(value)}`;
    return find(`${of}.count`, { smart_count: value }) ?? value;
  }
  if (typeof value === 'number') return value === 0 ? <Nothing /> : <span className="ui-num">{format.number(value)}</span>;
  if (value === null || value === undefined) return <Nothing />;
  return Array.isArray(value) ? value.length || <Nothing /> : String(value);
}

/** In a narrower table the last columns leave first. */
const leavesAt = (place: number): Column<Row>['leaves'] => (place > 8 ? 1200 : place > 6 ? 1060 : place > 5 ? 920 : undefined);
/** On a phone a row has its name, and below it what tells it from the others. */
const lines = 2;

/** A fact is no field: its cell knows by its name what it shows. */
const noField: FieldMetadata = { kind: 'integer' };

type Narrow = Column<Row>['narrow'];
/** Where each column stands on a phone, by its place among those that are shown. */
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
      // A word that is chosen from a few says what the row is about.
      places.set(name, 'end');
      end = true;
    } else places.set(name, 'hidden');
  }
  return places;
};

/** `narrow`: the row's whole title stands in its first line. */
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
        // What is called by a day or an instant is read by people.
        narrow && shared.narrow === 'title' && info.kind !== 'dateTime' && info.kind !== 'date' ? (
          row.title
        ) : (
          <Cell entity={entity} field={name} info={info} value={row[name]} record={row} place={narrow ? 'line' : 'column'} />
        ),
    };
  });
};
