// A cell of an offer that is written in where it stands: it looks like text until somebody comes to it.
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
      className={className ? `offer-in ${className}` : 'offer-in'}
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
    <span className="offer-grow" data-text={value || placeholder}>
      <textarea
        className="offer-in"
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

type NumberProps = Shared & {
  value: number;
  onChange: (value: number) => void;
  /** How the value stands there, and how what is typed is read; NaN for what is no number. */
  write: (value: number) => string;
  read: (text: string) => number;
};

export function NumberCell({ label, className, value, onChange, write, read }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = !Number.isFinite(value);
  return (
    <input
      className={['offer-in offer-in-number', className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (wrong ? '' : write(value))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        onChange(text.trim() === '' ? 0 : read(text));
      }}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
    />
  );
}
