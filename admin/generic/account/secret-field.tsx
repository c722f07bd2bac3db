// A password that is typed, with what is wrong with it below.
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';

type Props = {
  id: string;
  /** What the call names it: a refusal of it stands below. */
  name: string;
  label: string;
  help?: string;
  /** A new one is offered by the browser's own keeper. */
  fresh?: boolean;
  value: string;
  onChange: (text: string) => void;
};

export function SecretField({ id, name, label, help, fresh = false, value, onChange }: Props) {
  const error = useRefusal(name, value);
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        type="password"
        fullWidth
        autoComplete={fresh ? 'new-password' : 'current-password'}
        value={value}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': describedBy(id, help, error), 'aria-required': true, 'aria-invalid': Boolean(error) }}
      />
    </Labelled>
  );
}
