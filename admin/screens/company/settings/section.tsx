// One section of the settings: its fields with their previous values, and their effect.
import { cellOf } from '#admin/fields/cells.tsx';
import { FormField, ReadValue, useSeen } from '#admin/generic/form/form-fields.tsx';
import { widthsOf } from '#admin/generic/form/spans.ts';
import type { RecordForm, Saved } from '#admin/generic/form/use-record-form.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { FormCell, FormSection, ReadOnlyField } from '#admin/ui/inputs/form-section.tsx';
import { Consequence } from './consequence.tsx';
import { Letterhead } from './letterhead.tsx';
import { anchorOf, type Section } from './sections.ts';

type Props = { entity: EntityMetadata; record: Saved; form: RecordForm; section: Section; readOnly: boolean };

/** The previous value of a changed field. */
function Before({ entity, record, field }: Pick<Props, 'entity' | 'record'> & { field: string }) {
  const say = useSay();
  const info = entity.fields[field];
  const value = record[field];
  if (!info || info.kind === 'file') return null;
  const { Cell } = cellOf(entity.name, field, info.kind);
  const [lead = '', rest = ''] = say('company.before', { value: '\u0000' }).split('\u0000');
  return (
    <p className="settings-before row stretch wrap gap-4 break">
      {value === null || value === '' ? (
        say('company.beforeEmpty')
      ) : (
        <>
          {lead}
          <Cell entity={entity} field={field} info={info} value={value} record={record} />
          {rest}
        </>
      )}
    </p>
  );
}

export function FieldsSection({ entity, record, form, section, readOnly }: Props) {
  const words = useEntityWords(entity.name);
  const fields = useSeen(entity, section.fields);
  const widths = widthsOf(fields.flatMap((field) => entity.fields[field] ?? []));
  return (
    <div id={anchorOf(section.id)} className="settings-section">
      <FormSection title={section.title} help={section.help}>
        {fields.map((field, at) => (
          <FormCell key={field} {...widths[at]}>
            {readOnly ? (
              <ReadOnlyField label={words.label(field)} value={<ReadValue entity={entity} field={field} record={record} />} />
            ) : (
              <FormField entity={entity} field={field} form={form} record={record} />
            )}
            {form.changed.includes(field) && <Before entity={entity} record={record} field={field} />}
          </FormCell>
        ))}
        {section.id === 'company' ? (
          <FormCell>
            <Letterhead values={form.values} />
          </FormCell>
        ) : (
          <Consequence section={section.id} values={form.values} />
        )}
      </FormSection>
    </div>
  );
}
