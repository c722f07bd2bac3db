// A date and time input for popups and custom forms.
import { useId } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type Props = {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  required?: boolean;
  /** The field's name in the call; a refusal of that field appears below. */
  name?: string;
  /** Offers a quarter of an hour less and more below the field. */
  steps?: boolean;
};

export function MomentField({ label, value, onChange, required = false, name, steps = false }: Props) {
  const id = useId();
  const error = useRefusal(name, value);
  return (
    <Labelled id={id} label={label} error={error}>
      <DateTimeInput
        id={id}
        value={value}
        onChange={onChange}
        required={required}
        steps={steps}
        error={Boolean(error)}
        {...(error && { describedBy: describedBy(id, undefined, error) })}
      />
    </Labelled>
  );
}
