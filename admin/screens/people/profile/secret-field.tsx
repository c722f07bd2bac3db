// A password that is typed, with what is wrong with it below.
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';

type Props = {
  id: string;
  label: string;
  help?: string;
  error?: string | undefined;
  /** A new one is offered by the browser's own keeper. */
  fresh?: boolean;
  value: string;
  onChange: (text: string) => void;
};

export function SecretField({ id, label, help, error, fresh = false, value, onChange }: Props) {
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
