// A table cell editable in place: it looks like text until hover or focus.
import './cell-input.css';
import { useState } from 'react';

type Shared = { label: string; className?: string };

export function TextCell({
  label,
  className,
  value,
  onChange,
  placeholder,
  max,
}: Shared & { value: string; onChange: (text: string) => void; placeholder?: string; max: number }) {
  return (
    <input
      className={className ? `ui-in ${className}` : 'ui-in'}
      aria-label={label}
      placeholder={placeholder}
      maxLength={max}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A single-line text that wraps: the cell grows with it. */
export function LineCell({
  label,
  value,
  onChange,
  placeholder,
  max,
}: Shared & { value: string; onChange: (text: string) => void; placeholder: string; max: number }) {
  return (
    <span className="ui-grow grow fit" data-text={value || placeholder}>
      <textarea
        className="ui-in"
        data-line=""
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        maxLength={max}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </span>
  );
}

type NumberProps<Empty extends null | 0> = Shared & {
  value: number;
  onChange: (value: number | Empty) => void;
  /** The meaning of an empty cell. */
  empty?: Empty;
  /** The placeholder. */
  placeholder?: string;
  /** Formats the value, and parses the typed text; NaN for an invalid number. */
  write: (value: number) => string;
  read: (text: string) => number;
};

export function NumberCell<Empty extends null | 0 = 0>({
  label,
  className,
  value,
  onChange,
  write,
  read,
  placeholder,
  empty = 0 as Empty,
}: NumberProps<Empty>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [inHand, setInHand] = useState(false);
  const wrong = !Number.isFinite(value);
  // An invalid text stays until it is corrected or the value changes from outside.
  const own = inHand || wrong ? typed : null;
  return (
    <input
      className={['ui-in ui-in-number', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={own ?? (wrong ? '' : write(value))}
      onFocus={(event) => {
        setInHand(true);
        if (!wrong) setTyped(null);
        event.target.select();
      }}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(text.trim() === '' ? empty : read(text));
      }}
      onBlur={() => {
        setInHand(false);
        if (!wrong) setTyped(null);
      }}
    />
  );
}

export function SelectCell({
  label,
  className,
  value,
  options,
  onChange,
}: Shared & { value: string; options: readonly { readonly value: string; readonly label: string }[]; onChange: (value: string) => void }) {
  return (
    <select
      className={className ? `ui-in ${className}` : 'ui-in'}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
