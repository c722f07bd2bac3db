// A card beside a record with related rows: a client's contacts, a role's users.
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { cellOf } from '#admin/fields/cells.tsx';
import { lookOf } from '#admin/fields/looks.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, pathTo } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { nameOf } from '#admin/providers/records/reference-name.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { AddressText } from '#admin/ui/marks/address-text.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { Chip } from '#admin/ui/marks/chip.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonLine } from '#admin/ui/page/skeleton.tsx';
import { FailedState } from '../failed-state.tsx';
import { usualSort } from '../list/listing.ts';
import type { Row } from '../list/rows.ts';
import { RecordPopup } from './record-popup.tsx';
import { useMayAdd } from './related.ts';
import type { Saved } from './use-record-form.ts';

/** The card shows this many rows; the tab shows the rest. */
const mostShown = 5;

/** The fields of a row that distinguish it from other rows, in one small line; an entity with its own title leaves out the other title fields, such as the number. */
const tellingFields = (entity: EntityMetadata, except: readonly string[]) => {
  const titleFields = 'title' in entity.fields ? ['title'] : entity.title;
  return (entity.list?.columns ?? []).filter(
    (field) => ![...except, ...titleFields].includes(field) && ['text', 'reference', 'email'].includes(entity.fields[field]?.kind ?? ''),
  );
};

function Value({ entity, field, row }: { entity: EntityMetadata; field: string; row: Row }) {
  const info = entity.fields[field];
  if (!info) return null;
  const { Cell } = cellOf(entity.name, field, info.kind);
  return <Cell entity={entity} field={field} info={info} value={row[field]} record={row} />;
}

const textOf = (entity: EntityMetadata, field: string, row: Row) =>
  String(row[entity.fields[field]?.kind === 'reference' ? nameOf(field) : field]);

/** Entities with running numbers have many records: the card shows only the newest, with number and state. */
const latestShown = 3;
const sequenceFieldOf = (entity: EntityMetadata) => Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'sequence');

function Latest({ entity, row, number }: { entity: EntityMetadata; row: Row; number: string }) {
  return (
    <li className="row wrap gap-10 lines-0 fit">
      {lookOf(entity.name, 'status')?.sign?.(row.status)}
      <span className="ui-num ui-faint">{recordNumber(entity, Number(row[number]))}</span>
      <div className="record-beside-text stack fit break">
        <span>
          <Link to={pathTo(entity, row.id) ?? '/'}>{row.title}</Link>
        </span>
      </div>
    </li>
  );
}

type Props = { of: EntityMetadata; record: Saved; entity: EntityMetadata; field: string; onAll?: (() => void) | undefined };

export function BesideCard({ of, record, entity, field, onAll }: Props) {
  const words = useEntityWords(entity.name);
  const ofWords = useEntityWords(of.name);
  const [adding, setAdding] = useState(false);
  const { find } = useSpeech();
  const filter = { [field]: record.id, ...('active' in entity.fields && { active: true }) };
  const number = sequenceFieldOf(entity);
  const { data, total, error, refetch } = useGetList<Row>(
    entity.name,
    {
      filter,
      sort: number ? { field: number, order: 'DESC' } : usualSort(entity),
      pagination: { page: 1, perPage: number ? latestShown : mostShown },
      meta: { list: true },
    },
    { retry: false },
  );
  const mayAdd = useMayAdd({ entity, field });
  const isPerson = entity.title.length > 1 && entity.fields[entity.title[1] ?? '']?.kind === 'text' && 'phone' in entity.fields;
  const phone = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'phone');
  /** The role of a row in this record, such as primary contact. */
  const roleOf = (row: Row) =>
    Object.keys(of.fields).find(
      (name) => of.fields[name]?.kind === 'reference' && of.fields[name]?.target === entity.name && record[name] === row.id,
    );
  if (error && !data)
    return (
      <Card title={words.many}>
        <FailedState error={error} onRetry={refetch} />
      </Card>
    );
  // Rows that the record itself names come first, such as its primary contact.
  const rows = data && [...data.filter(roleOf), ...data.filter((row) => !roleOf(row))];
  return (
    <Card
      title={(number && find(`generic.latest.${entity.name}`)) ?? words.many}
      count={number ? undefined : total}
      action={!number && mayAdd && <IconButton icon={<IconPlus size={16} />} label={words.create} onAct={() => setAdding(true)} />}
    >
      <ul className="record-beside stack gap-12 list">
        {!data &&
          [1, 2].map((line) => (
            <li key={line} className="row wrap gap-10 lines-0 fit">
              <SkeletonLine height="2.5rem" />
            </li>
          ))}
        {rows?.map((row) => {
          if (number) return <Latest key={row.id} entity={entity} row={row} number={number} />;
          const role = roleOf(row);
          const telling = tellingFields(entity, [field]).find((name) => row[name]);
          return (
            <li key={row.id} className="row wrap gap-10 lines-0 fit">
              {isPerson && <Avatar name={row.title} size="l" />}
              <div className="record-beside-text stack fit break">
                <span>
                  <Link to={pathTo(entity, row.id) ?? '/'}>{row.title}</Link>
                </span>
                {(role || telling) && (
                  <span className="row wrap gap-6 fit">
                    {role && <Chip>{ofWords.label(role)}</Chip>}
                    {telling && (
                      <span className="ui-small ui-faint">
                        <AddressText>{textOf(entity, telling, row)}</AddressText>
                      </span>
                    )}
                  </span>
                )}
              </div>
              {phone && row[phone] !== null && <Value entity={entity} field={phone} row={row} />}
            </li>
          );
        })}
        {/* The heading shows the count already. */}
        {data?.length === 0 && <li className="row wrap gap-10 lines-0 fit ui-faint">{number ? words.count(0) : words.empty}</li>}
      </ul>
      {onAll && total !== undefined && total > (number ? latestShown : mostShown) && (
        <button type="button" className="record-beside-all" onClick={onAll}>
          {words.count(total)}
        </button>
      )}
      {adding && <RecordPopup entity={entity} given={{ [field]: record.id }} onClose={() => setAdding(false)} />}
    </Card>
  );
}
