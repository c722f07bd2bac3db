// Validates a form with the server's own schema and rules, loaded with the first form, in the user's language.
import type { FieldErrors, Resolver } from 'react-hook-form';
import { loadChunk } from '#admin/providers/chunk.ts';
import type { useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata, FieldMetadata } from '#admin/providers/records/metadata.ts';
import { forms } from '#generated/forms.ts';
import { type FieldKind, kinds } from '#schema/core/field-kinds.ts';
import { changedFields, pick, type Values } from './values.ts';

type Find = ReturnType<typeof useSpeech>['find'];
type Stored = Readonly<Record<string, unknown>> | undefined;
type Reason = { readonly reason: string; readonly parameters: Readonly<Record<string, unknown>> };

const isForm = (name: string): name is keyof typeof forms => name in forms;

const load = (entity: EntityMetadata) =>
  loadChunk(async () => {
    if (!isForm(entity.name)) throw new Error(`${entity.name} has no form.`);
    const [schema, { explain }] = await Promise.all([forms[entity.name](), import('#schema/core/explain.ts')]);
    return { schema, explain };
  });

/** Cents and seconds are stored as integers; the user types euros and hours. */
export const inUnitsOfInput = (kind: FieldKind | undefined, value: unknown, { reason, parameters }: Reason): Reason => {
  const figure = kind && kinds[kind].figure;
  return reason === 'notInteger' && (figure === 'cents' || figure === 'seconds')
    ? typeof value === 'string'
      ? { reason: 'notNumber', parameters }
      : { reason: 'tooManyDigits', parameters: { scale: 2 } }
    : figure === 'cents' && (reason === 'tooSmall' || reason === 'tooBig')
      ? { reason, parameters: Object.fromEntries(Object.entries(parameters).map(([name, cents]) => [name, Number(cents) / 100])) }
      : { reason, parameters };
};

/** The errors of a row, with its index and field. */
const inRow = (
  entity: EntityMetadata,
  find: Find,
  { name, row, inner }: { name: string; row: string | undefined; inner: string },
  message: string,
) =>
  find('generic.in_row', { row: String(Number(row) + 1), field: find(`${entity.name}.rows.${name}.fields.${inner}`) ?? inner, message }) ??
  message;

/** A number that is still the text that was typed, or none: JSON would turn NaN into null. */
const isNoNumber = (info: FieldMetadata | undefined, value: unknown): boolean =>
  Number.isNaN(value) ||
  (typeof value === 'string' && info !== undefined && kinds[info.kind].figure !== null) ||
  (Array.isArray(value) && value.some((row) => Object.entries(Object(row)).some(([name, inner]) => isNoNumber(info?.row?.[name], inner))));

/** A resolver for the form of a record; untouched fields of an existing record are not validated again. */
export const validator = (entity: EntityMetadata, find: Find, stored: Stored, base: Values): Resolver<Values> => {
  const say = ({ reason, parameters }: Reason) =>
    find(`error.field.${reason}`, parameters) ??
    find(`${entity.name}.rules.${reason}`, parameters) ??
    find('error.field.wrongType') ??
    reason;
  return async (values) => {
    const judge = await load(entity).catch(() => null);
    // The validator did not load: the server validates instead, so that the save is not silently lost.
    if (!judge) {
      const unread = Object.keys(values).filter((name) => isNoNumber(entity.fields[name], values[name]));
      const type = 'notNumber';
      const message = say({ reason: type, parameters: {} });
      return unread.length > 0
        ? { values: {}, errors: Object.fromEntries(unread.map((name) => [name, { type, message }])) }
        : { values, errors: {} };
    }
    const { schema, explain } = judge;
    const changed = changedFields(values, base);
    const result = stored
      ? schema.patch.safeParse(pick(values, changed), { reportInput: true })
      : schema.input.safeParse(values, { reportInput: true });
    const errors: FieldErrors<Values> = {};
    if (!result.success)
      for (const { field, reason, parameters } of explain(result.error.issues, (name) => entity.fields[name]?.kind)) {
        const [name = field, row, inner = ''] = field.split('.');
        const { kind, row: ofRow } = entity.fields[name] ?? {};
        const judgedField = ofRow && inner ? { kind: ofRow[inner]?.kind, value: null } : { kind, value: values[name] };
        const message = say(inUnitsOfInput(judgedField.kind, judgedField.value, { reason, parameters }));
        errors[name] ??= {
          type: reason,
          message: ofRow && inner ? inRow(entity, find, { name, row, inner }, message) : message,
          types: { at: field.slice(name.length + 1) },
        };
      }
    const record = { ...stored, ...values };
    for (const [name, rule] of Object.entries(schema.rules ?? {}))
      if (!rule.holds(record)) errors[rule.field] ??= { type: name, message: say({ reason: name, parameters: {} }) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
};

/** Preloads the validator before the user leaves the first field. */
export const prepareValidation = (entity: EntityMetadata): void => {
  load(entity).catch(() => undefined);
};
