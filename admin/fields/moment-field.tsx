// A date and time input for popups and custom forms.
import { useId } from 'react';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { Labelled } from './labelled.tsx';

type Props = { label: string; value: string | null; onChange: (value: string | null) => void; required?: boolean };

export function MomentField({ label, value, onChange, required = false }: Props) {
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <DateTimeInput id={id} value={value} onChange={onChange} required={required} />
    </Labelled>
  );
}
