// A password input with its error below.
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';

type Props = {
  id: string;
  /** The field's name in the call; a refusal of that field appears below the input. */
  name: string;
  label: string;
  help?: string;
  /** The browser's password manager suggests a new password. */
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
