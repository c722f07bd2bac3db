// A preview of the work order's letterhead: logo, name, address, VAT number.
import { displayForm } from '#admin/fields/display-form.ts';
import type { Values } from '#admin/generic/form/values.ts';
import { isPicture, useFile, viewOf } from '#admin/providers/calls/files.ts';
import { useSay } from '#admin/providers/person/speech.tsx';

const textIn = (values: Values, field: string) => (typeof values[field] === 'string' ? values[field] : '');

export function Letterhead({ values }: { values: Values }) {
  const say = useSay();
  const { logo } = values;
  const { data } = useFile(typeof logo === 'number' ? logo : null);
  const town = [textIn(values, 'zip'), textIn(values, 'town')].filter(Boolean).join(' ');
  const lines = [
    [textIn(values, 'address'), town].filter(Boolean).join(', '),
    displayForm('vatNumber', textIn(values, 'vat_number')),
  ].filter(Boolean);
  return (
    <figure className="settings-letterhead stack gap-6">
      <figcaption className="ui-small ui-faint">{say('company.letterhead')}</figcaption>
      <div>
        {data && isPicture(data) && <img src={viewOf(data.id)} alt="" />}
        <p>
          <b>{textIn(values, 'company_name')}</b>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </figure>
  );
}
