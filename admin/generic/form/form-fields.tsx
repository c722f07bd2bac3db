// The fields of a record in the groups of its schema: inputs where the user may edit, text elsewhere.
import { Suspense, useId, useRef } from 'react';
import { Controller, type FieldError } from 'react-hook-form';
import { Link } from 'react-router';
import { cellOf } from '#admin/fields/cells.tsx';
import { inputOf, isWide } from '#admin/fields/inputs.tsx';
import type { InputProps } from '#admin/fields/kinds.ts';
import { isKnown } from '#admin/fields/lookup.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { type EntityMetadata, entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { FormCell, FormSection, ReadOnlyField } from '#admin/ui/inputs/form-section.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { forUser } from '#schema/core/access.ts';
import { widthsOf } from './spans.ts';
import type { RecordForm } from './use-record-form.ts';
import { isRelevant } from './values.ts';

type Stored = Readonly<Record<string, unknown>>;

/** The fields that the user may read. */
export const useSeen = (entity: EntityMetadata, fields: readonly string[]): string[] => {
  const caller = useCaller();
  return fields.filter((field) => {
    const rule = entity.access.fields?.[field];
    return entity.fields[field] && (!rule || forUser(rule, caller) !== false);
  });
};

/** A value as text; a reference is a link if the user may open its record. */
export function ReadValue({ entity, field, record }: { entity: EntityMetadata; field: string; record: Stored }) {
  const caller = useCaller();
  const info = entity.fields[field];
  if (!info) return null;
  const { Cell } = cellOf(entity.name, field, info.kind);
  const cell = <Cell entity={entity} field={field} info={info} value={record[field]} record={record} />;
  const target = info.kind === 'reference' && info.target && record[field] ? entityOf(info.target) : undefined;
  const to = target && forUser(target.access.read, caller) !== false ? pathTo(target, record[field]) : undefined;
  return to ? <Link to={to}>{cell}</Link> : cell;
}

/** The row and the field of the first error in a list of rows. */
const placeIn = (error: FieldError | undefined): InputProps['errorAt'] => {
  const [row, field] = String(error?.types?.at ?? '').split('.');
  return field ? { row: Number(row), field } : undefined;
};

type FieldProps = { entity: EntityMetadata; field: string; form: RecordForm; record: Stored; autoFocus?: boolean };

export function FormField({ entity, field, form, record, autoFocus }: FieldProps) {
  const id = useId();
  const focused = useRef(false);
  const words = useEntityWords(entity.name);
  const info = entity.fields[field];
  if (!info) return null;
  const Input = inputOf(entity.name, field, info.kind);
  return (
    <Controller
      control={form.form.control}
      name={field}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
        <Suspense fallback={<SkeletonRows rows={1} />}>
          <Input
            id={id}
            entity={entity}
            field={field}
            info={info}
            label={words.label(field)}
            // The heading of the group shows the same help already.
            help={entity.form?.[field] && !isWide(entity, field) ? undefined : words.help(field)}
            error={error?.message}
            errorAt={placeIn(error)}
            required={!info.optional}
            value={value}
            onChange={onChange}
            onBlur={() => form.leave(onBlur)}
            values={{ id: record.id, ...form.values }}
            record={record}
            focusRef={(element) => {
              ref(element);
              if (!autoFocus || !element || focused.current) return;
              focused.current = true;
              // The page must not scroll: the field is at the top, below the heading.
              element.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    />
  );
}

/** The entity whose records the field offers; files are uploaded, not chosen. */
const chosenFrom = (entity: EntityMetadata, field: string): EntityMetadata | null => {
  const { kind, target } = entity.fields[field] ?? {};
  return target && kind !== 'file' ? entityOf(target) : null;
};

/** Fields that make no sense on a new record: nothing refers to it yet, and it cannot be archived or deactivated. */
const onlyWhenSaved = (entity: EntityMetadata, field: string) => {
  const belongsHere = Object.values(chosenFrom(entity, field)?.fields ?? {}).some(
    (info) => info.kind === 'reference' && info.target === entity.name && !info.optional,
  );
  return belongsHere || ['archived', 'active'].includes(field);
};

type Props = {
  entity: EntityMetadata;
  form: RecordForm;
  record: Stored;
  /** All fields are read-only. */
  readOnly?: boolean;
  /** A new record: its first field gets the focus (a popup does that itself). */
  fresh?: boolean;
  /** Fields whose value is fixed by the place where the form was opened. */
  except?: readonly string[];
  /** Without group headings, for a popup. */
  bare?: boolean;
};

export function FormFields({ entity, form, record, readOnly = false, fresh = false, except = [], bare = false }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const visibleFields = useSeen(entity, Object.values(entity.form ?? {}).flat());
  const isShown = (field: string) =>
    visibleFields.includes(field) &&
    !except.includes(field) &&
    !(fresh && onlyWhenSaved(entity, field)) &&
    isRelevant(entity, field, form.values);
  const groups = Object.entries(entity.form ?? {})
    .map(([name, fields]) => [name, fields.filter(isShown)] as const)
    .filter(([, fields]) => fields.length > 0);
  const caller = useCaller();
  /** To choose a record, the user must at least be allowed to see its name. */
  const mayPick = (field: string) => {
    const target = chosenFrom(entity, field);
    const access = target?.access;
    return !access || isKnown(target?.name) || [access.read, access.lookup].some((rule) => rule && forUser(rule, caller) !== false);
  };
  const isEdited = (field: string) => !readOnly && entity.writable.includes(field) && mayPick(field);
  const first = groups.flatMap(([, fields]) => fields).find(isEdited);

  const cells = (fields: readonly string[]) => {
    const widths = widthsOf(fields.flatMap((field) => entity.fields[field] ?? []));
    return fields.map((field, at) => (
      <FormCell key={field} {...widths[at]} must={fresh && entity.fields[field]?.required ? t('form.required') : undefined}>
        {isEdited(field) ? (
          <FormField entity={entity} field={field} form={form} record={record} autoFocus={fresh && !bare && field === first} />
        ) : (
          <ReadOnlyField label={words.label(field)} value={<ReadValue entity={entity} field={field} record={record} />} />
        )}
      </FormCell>
    ));
  };
  if (bare) return <div className="record-bare">{cells(groups.flatMap(([, fields]) => fields))}</div>;
  return groups.map(([name, fields]) =>
    fields.some((field) => isWide(entity, field)) ? (
      <section key={name} className="record-wide" aria-label={words.group(name)}>
        <h2>{words.group(name)}</h2>
        {!fields.includes(name) && words.help(name) && <p className="ui-small ui-faint">{words.help(name)}</p>}
        {cells(fields)}
      </section>
    ) : (
      <FormSection key={name} title={words.group(name)} help={words.help(name)}>
        {cells(fields)}
      </FormSection>
    ),
  );
}
