// The input of rows: each a line of its fields in an order, what is long opens below it.
import './rows.css';
import { type CSSProperties, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, type FieldMetadata, rowEntityOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '#admin/ui/marks/icons.tsx';
import { type OrderedRows, useOrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { inputs } from '../inputs.tsx';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

type RowValue = Readonly<Record<string, unknown>>;

const isBelow = ({ kind }: FieldMetadata) => kind === 'longText' || kind === 'references';
/** How much of the line a field takes: what it needs in rem, and its share of what is left. */
const widthOf = ({ kind, max = 200 }: FieldMetadata) => {
  const [basis, grow] = kind === 'text' ? (max > 60 ? [11, 4] : [7, 2]) : kind === 'reference' ? [10.5, 2] : [5, 1];
  return { basis, grow };
};
const styleOf = (info: FieldMetadata) => {
  const { basis, grow } = widthOf(info);
  return { '--basis': `${basis}rem`, flexGrow: grow } as CSSProperties;
};
/** Its fields need more than two thirds of the width of a form. */
const isWide = ({ fields }: EntityMetadata) =>
  Object.values(fields).reduce((sum, info) => sum + (isBelow(info) ? 0 : widthOf(info).basis), 0) > 24;

type RowProps = {
  entity: EntityMetadata;
  at: number;
  row: RowValue;
  rows: OrderedRows<RowValue>;
  last: boolean;
  /** The field of it that is wrong. */
  wrong: string | undefined;
};

function Row({ entity, at, row, rows, last, wrong }: RowProps) {
  const id = useId();
  const words = useEntityWords(entity.name);
  const say = useSay();
  const all = Object.entries(entity.fields);
  const below = all.filter(([, info]) => isBelow(info));
  const [open, setOpened] = useState(false);
  const opened = open || below.some(([name]) => name === wrong);
  const field = (name: string, info: FieldMetadata) => {
    const Input = inputs[info.kind];
    return (
      <div
        key={name}
        data-field={name}
        className={isBelow(info) ? 'rows-below' : 'rows-named'}
        style={isBelow(info) ? undefined : styleOf(info)}
      >
        <Input
          id={`${id}-${name}`}
          entity={entity}
          field={name}
          info={info}
          label={words.label(name)}
          required={info.required === true}
          value={row[name] ?? null}
          onChange={(value) => rows.set(at, { [name]: value })}
          onBlur={() => undefined}
          values={row}
          record={{}}
          focusRef={() => undefined}
        />
      </div>
    );
  };
  return (
    <li className="rows-item" data-row={at} onKeyDown={rows.onKeyDown(at)}>
      <span className="rows-place ui-num">{at + 1}</span>
      <div className="rows-fields">
        {all.map(([name, info]) => !isBelow(info) && field(name, info))}
        {opened && below.map(([name, info]) => field(name, info))}
      </div>
      <span className="rows-acts">
        {below.length > 0 && (
          <IconButton
            icon={opened ? <IconChevronUp /> : <IconChevronDown />}
            label={say('generic.row.more')}
            aria-expanded={opened}
            onAct={() => setOpened(!opened)}
          />
        )}
        <IconButton icon={<IconArrowUp />} label={say('generic.row.up')} inert={at === 0} onAct={() => rows.move(at, -1)} />
        <IconButton icon={<IconArrowDown />} label={say('generic.row.down')} inert={last} onAct={() => rows.move(at, 1)} />
        <IconButton icon={<IconTrash />} label={say('generic.row.remove')} onAct={() => rows.remove(at)} />
      </span>
    </li>
  );
}

const blankOf = (entity: EntityMetadata): RowValue =>
  Object.fromEntries(
    Object.entries(entity.fields).map(([name, { kind, default: usual }]) => [name, usual ?? (kind === 'references' ? [] : null)]),
  );

export function RowsInput({ id, entity: whole, field, label, help, error, errorAt, value, onChange, focusRef }: InputProps) {
  const entity = rowEntityOf(whole, field);
  const words = useEntityWords(entity.name);
  const values: readonly RowValue[] = Array.isArray(value) ? value : [];
  const led = useRef(false);
  const rows = useOrderedRows<RowValue>({ rows: values, onChange, blank: () => blankOf(entity) });
  const { row: wrongRow, field: wrong } = errorAt ?? {};
  const leadOn = () =>
    rows.box.current?.querySelector<HTMLElement>(`[data-row="${wrongRow}"] [data-field="${wrong}"] :is(input, textarea, button)`)?.focus();
  // The form leads here as soon as it has judged, before it is drawn anew with the place of what is wrong.
  useImperativeHandle(focusRef, () => ({
    focus: () => {
      led.current = true;
      leadOn();
    },
  }));
  useEffect(() => {
    if (!led.current || wrong === undefined) return;
    led.current = false;
    leadOn();
  });
  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <div ref={rows.box} className="rows" aria-describedby={describedBy(id, help, error)}>
        <ol className={isWide(entity) ? 'rows-list rows-wide' : 'rows-list'}>
          {values.map((row, at) => (
            <Row
              key={rows.keys[at]}
              entity={entity}
              at={at}
              row={row}
              rows={rows}
              last={at === values.length - 1}
              wrong={wrongRow === at ? wrong : undefined}
            />
          ))}
        </ol>
        <ActionButton
          kind="quiet"
          icon={<IconPlus />}
          blocked={rows.full ? words.count(values.length) : null}
          onAct={() => rows.add(values.length)}
        >
          {words.create}
        </ActionButton>
      </div>
    </Labelled>
  );
}
