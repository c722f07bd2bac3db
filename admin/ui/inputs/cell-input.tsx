// A table cell editable in place: it looks like text until hover or focus.
import './cell-input.css';
import { useId, useRef, useState } from 'react';
import { type Figure, valueIn } from './figure.ts';
import { FigureNote, noteOn } from './figure-note.tsx';

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
  figure: Figure;
  /** The value while nobody edits it; by default as the figure writes it. */
  show?: ((value: number) => string) | undefined;
};

export function NumberCell<Empty extends null | 0 = 0>({
  label,
  className,
  value,
  onChange,
  figure,
  show = figure.write,
  placeholder,
  empty = 0 as Empty,
}: NumberProps<Empty>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [inHand, setInHand] = useState(false);
  const wrong = !Number.isFinite(value);
  // An invalid text stays until it is corrected or the value changes from outside.
  const own = inHand || wrong ? typed : null;
  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? empty : (valueIn(figure, text) ?? empty));
  };
  const noted = noteOn(figure, own) !== null;
  return (
    <span className="block anchor">
      <input
        ref={input}
        className={['ui-in ui-in-number', className].filter(Boolean).join(' ')}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={noted ? id : undefined}
        inputMode={figure.inputMode}
        autoComplete="off"
        placeholder={placeholder}
        value={own ?? (wrong ? '' : inHand ? figure.write(value) : show(value))}
        onFocus={(event) => {
          setInHand(true);
          if (!wrong) setTyped(null);
          event.target.select();
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setInHand(false);
          if (!wrong) setTyped(null);
        }}
      />
      <FigureNote
        id={id}
        figure={figure}
        text={own}
        onAnswer={(answer) => {
          type(figure.write(answer));
          input.current?.focus();
        }}
        refuses
        over
      />
    </span>
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
