// Inputs of texts: single-line, multi-line, and with the phone's keyboard for e-mail and telephone.
import OutlinedInput from '@mui/material/OutlinedInput';
import { isWrittenAsText } from '../display-form.ts';
import type { InputProps } from '../kinds.ts';
import { describedBy, Labelled } from '../labelled.tsx';

const keyboards = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;
const keyboardOf = (kind: string) => (kind === 'email' || kind === 'phone' ? keyboards[kind] : undefined);

function Line({ rows, ...props }: InputProps & { rows?: number }) {
  const { id, label, help, error, info, value, onChange, onBlur, required, inPopup, focusRef } = props;
  const keyboard = keyboardOf(info.kind);
  return (
    <Labelled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={onBlur}
        error={Boolean(error)}
        inputRef={focusRef}
        type={keyboard?.type ?? 'text'}
        autoComplete="off"
        placeholder={inPopup?.hint}
        {...(rows !== undefined && { multiline: true, minRows: inPopup?.lines ?? rows, maxRows: inPopup ? 12 : 20 })}
        inputProps={{
          ...(inPopup && { maxLength: info.max }),
          'aria-describedby': describedBy(id, help, error),
          'aria-required': required,
          ...(keyboard && { inputMode: keyboard.inputMode }),
          ...(isWrittenAsText(info.kind) && { autoCapitalize: 'characters', spellCheck: false }),
        }}
      />
    </Labelled>
  );
}

export function TextInput(props: InputProps) {
  return <Line {...props} />;
}

/** 100 px high, growing with its text. */
export function LongTextInput(props: InputProps) {
  return <Line {...props} rows={4} />;
}
