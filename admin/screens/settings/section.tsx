// One section of the settings: its fields with what stood there before, and what they come to.
import { cellOf } from '#admin/fields/cells.tsx';
import { FormField, ReadValue, useSeen } from '#admin/generic/form/form-fields.tsx';
import type { RecordForm, Saved } from '#admin/generic/form/use-record-form.ts';
import { useEntityWords } from '#admin/providers/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { useSay } from '#admin/providers/speech.tsx';
import { FormCell, FormSection, ReadOnlyField } from '#admin/ui/form-section.tsx';
import { Consequence } from './consequence.tsx';
import { Letterhead } from './letterhead.tsx';
import { anchorOf, type Section } from './sections.ts';

type Width = 1 | 2 | 3 | 4 | 5 | 6;
/** Sixths of the row; three where nothing is said. */
const widths: Readonly<Record<string, Width>> = {
  company_name: 4,
  vat_number: 2,
  address: 6,
  zip: 1,
  town: 3,
  country: 2,
  phone: 3,
  iban: 3,
  logo: 6,
  work_days: 6,
  minimal_work_hours: 2,
  minimal_invoicing_unit: 2,
  time_lock_day: 2,
  vacation_removal_day: 2,
  vacation_removal_month: 2,
  notification_start_hour: 2,
  notification_end_hour: 2,
  link_days: 2,
  reminder_days: 2,
};
/** Where the six are short, as on a tablet, a third of the row would cut a number: nothing takes less than half of it but the postal code beside its town. */
const shortWidths: Readonly<Record<string, Width>> = { company_name: 3, zip: 2, town: 4, iban: 6 };
const shortOf = (field: string): Width => shortWidths[field] ?? (Math.max(3, widths[field] ?? 3) as Width);

type Props = { entity: EntityMetadata; record: Saved; form: RecordForm; section: Section; readOnly: boolean };

/** What stood here, once it is another value. */
function Before({ entity, record, field }: Pick<Props, 'entity' | 'record'> & { field: string }) {
  const say = useSay();
  const info = entity.fields[field];
  const value = record[field];
  if (!info || info.kind === 'file') return null;
  const { Cell } = cellOf(entity.name, field, info.kind);
  const [lead = '', rest = ''] = say('company.before', { value: '\u0000' }).split('\u0000');
  return (
    <p className="settings-before">
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
  return (
    <div id={anchorOf(section.id)} className="settings-section">
      <FormSection title={section.title} help={section.help}>
        {fields.map((field) => (
          <FormCell key={field} span={widths[field] ?? 3} short={shortOf(field)}>
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
