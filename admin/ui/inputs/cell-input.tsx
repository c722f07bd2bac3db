// A cell of a table that is written in where it stands: it looks like text until somebody comes to it.
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

/** One line of words that is read to its end: it grows with what is written. */
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
  /** What a cell without a word means. */
  empty?: Empty;
  /** What stands there while nothing is written. */
  placeholder?: string;
  /** How the value stands there, and how what is typed is read; NaN for what is no number. */
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
  // What is no number stays until it is put right, or the value has come from elsewhere.
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
