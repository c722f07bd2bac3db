// The input of rows: lines of the form's own inputs, by the row's fields in the schema.
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, type FieldMetadata, rowEntityOf } from '#admin/providers/records/metadata.ts';
import { useOrderedRows } from '#admin/ui/tables/ordered-rows.ts';
import { inputs } from '../inputs.tsx';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';
import { type FieldColumn, FieldLines } from '../lines/field-lines.tsx';

type RowValue = Readonly<Record<string, unknown>>;

/** The room of a field in a line: its width in rem, and its share of the rest. */
const roomOf = ({ kind, max = 200 }: FieldMetadata): Pick<FieldColumn<RowValue>, 'width' | 'grow'> => {
  if (kind === 'longText' || kind === 'references') return { width: null, grow: 0 };
  if (kind === 'text') return max > 60 ? { width: 11, grow: 4 } : { width: 7, grow: 2 };
  return kind === 'reference' ? { width: 10.5, grow: 2 } : { width: 5, grow: 1 };
};

const blankOf = (entity: EntityMetadata): RowValue =>
  Object.fromEntries(
    Object.entries(entity.fields).map(([name, { kind, default: usual }]) => [name, usual ?? (kind === 'references' ? [] : null)]),
  );

export function RowsInput({ id, entity: whole, field, label, help, error, errorAt, value, onChange, focusRef }: InputProps) {
  const entity = rowEntityOf(whole, field);
  const words = useEntityWords(entity.name);
  const own = useId();
  const values: readonly RowValue[] = Array.isArray(value) ? value : [];
  const led = useRef(false);
  const order = useOrderedRows<RowValue>({ rows: values, onChange, blank: () => blankOf(entity) });
  const { row: wrongRow, field: wrong } = errorAt ?? {};
  const leadOn = () =>
    order.box.current?.querySelector<HTMLElement>(`[data-row="${wrongRow}"] [data-field="${wrong}"] :is(input, textarea, button)`)?.focus();
  // The form calls this right after validation, before the error's position is rendered.
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
  const columns = Object.entries(entity.fields).map(([name, info]): FieldColumn<RowValue> => {
    const Input = inputs[info.kind];
    return {
      id: name,
      ...roomOf(info),
      cell: (row, at) => (
        <Input
          id={`${own}-${order.keys[at]}-${name}`}
          entity={entity}
          field={name}
          info={info}
          label={words.label(name)}
          required={info.required === true}
          value={row[name] ?? null}
          onChange={(next) => order.set(at, { [name]: next })}
          onBlur={() => undefined}
          values={row}
          record={{}}
          focusRef={() => undefined}
        />
      ),
    };
  });
  return (
    <Labelled id={id} label={label} help={help} error={error} group>
      <FieldLines
        lines={values}
        columns={columns}
        order={order}
        adds={[
          {
            id: 'row',
            label: words.create,
            blocked: order.full ? words.count(values.length) : null,
            onAct: () => order.add(values.length),
          },
        ]}
        wrongAt={errorAt}
        describedBy={describedBy(id, help, error)}
      />
    </Labelled>
  );
}
