// Inputs of days and instants, DD/MM/YYYY HH:mm in the company's time zone.
import { DateInput as DateField, type DateInputProps, DateTimeInput as DateTimeField } from '#admin/ui/inputs/date-input.tsx';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

function Picker({ id, label, help, error, value, onChange, onBlur, required, focusRef, Field }: InputProps & { Field: typeof DateField }) {
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <Field
        id={id}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        onBlur={onBlur}
        error={Boolean(error)}
        describedBy={describedBy(id, help, error)}
        required={required}
        inputRef={focusRef}
      />
    </Labelled>
  );
}

/** In a popup a time is a moment ago as a rule. */
function SteppedField(props: DateInputProps) {
  return <DateTimeField {...props} steps />;
}

export function DateInput(props: InputProps) {
  return <Picker {...props} Field={DateField} />;
}

export function DateTimeInput(props: InputProps) {
  return <Picker {...props} Field={props.inPopup ? SteppedField : DateTimeField} />;
}
