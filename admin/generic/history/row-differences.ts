// Compares the rows of a field before and after an event: added, removed and changed rows.
import type { FieldMetadata } from '#admin/providers/records/metadata.ts';

export type RowValue = Readonly<Record<string, unknown>>;
export type RowChange =
  | { readonly kind: 'added' | 'removed'; readonly row: RowValue }
  | { readonly kind: 'changed'; readonly before: RowValue; readonly after: RowValue; readonly fields: readonly string[] };
type Fields = Readonly<Record<string, FieldMetadata>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The field that names a row: its first text, or else its first reference. */
export const nameFieldOf = (fields: Fields): string => {
  const names = Object.keys(fields);
  return (
    names.find((name) => fields[name]?.kind === 'text' && !fields[name]?.optional) ??
    names.find((name) => fields[name]?.target) ??
    names[0] ??
    ''
  );
};

/** Equal rows are left out; the others are matched by name, and a renamed row by its position. */
export const rowChanges = (fields: Fields, before: readonly RowValue[], after: readonly RowValue[]): readonly RowChange[] => {
  const name = nameFieldOf(fields);
  const names = Object.keys(fields);
  const gone = [...before];
  const take = (fits: (row: RowValue) => boolean): RowValue | undefined => {
    const at = gone.findIndex(fits);
    return at < 0 ? undefined : gone.splice(at, 1)[0];
  };
  const whole = after.map((row) => take((old) => names.every((field) => same(old[field], row[field]))));
  const named = after.map((row, at) => whole[at] ?? take((old) => same(old[name], row[name])));
  const differs = (one: RowValue, other: RowValue) => names.filter((field) => !same(one[field], other[field]));
  const found = after.map((row, at) => named[at] ?? take((old) => before.indexOf(old) === at && differs(old, row).length <= 1));
  return [
    ...after.flatMap((row, at): RowChange[] => {
      const old = found[at];
      if (!old) return [{ kind: 'added', row }];
      const changed = differs(old, row);
      return changed.length > 0 ? [{ kind: 'changed', before: old, after: row, fields: changed }] : [];
    }),
    ...gone.map((row): RowChange => ({ kind: 'removed', row })),
  ];
};
