// A number as text in its field, in a form and in popups, with its question or what was understood below.
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useRefusal } from '#admin/providers/calls/refused-fields.tsx';
import { type Figure, isUnclear, valueIn } from '#admin/ui/inputs/figure.ts';
import { FigureNote, noteOn } from '#admin/ui/inputs/figure-note.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { describedBy, Labelled } from './labelled.tsx';

type InputProps = {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Marks the field as wrong where the error is shown elsewhere. */
  wrong?: boolean;
  figure: Figure;
  /** The text in the field. */
  text: string;
  /** What a person typed, which the note explains; null where the field shows a stored value. */
  typed: string | null;
  /** The field itself says below a text that it is no number. */
  refuses?: boolean;
  required?: boolean;
  max?: number;
  unit?: ReactNode;
  onText: (text: string) => void;
  onBlur?: () => void;
  onFocus?: (event: { target: { select: () => void } }) => void;
  focusRef?: ((element: HTMLInputElement | null) => void) | undefined;
};

export function FigureInput(props: InputProps) {
  const { id, label, help, figure, text, typed, refuses = false, required = false, max = 40, unit, onText } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const state = noteOn(figure, typed);
  const noted = state !== null && (state !== 'wrong' || refuses);
  // The question takes the place of the error: it says more, and how to answer.
  const error = state === 'question' || (state === 'wrong' && refuses) ? undefined : props.error;
  const noteId = `${id}-note`;
  const answer = (value: number) => {
    onText(figure.write(value));
    input.current?.focus();
  };
  return (
    <Labelled
      id={id}
      label={label}
      help={help}
      error={error}
      note={noted && <FigureNote id={noteId} figure={figure} text={typed} onAnswer={answer} refuses={refuses} />}
    >
      <OutlinedInput
        id={id}
        value={text}
        error={Boolean(error) || state === 'question' || (state === 'wrong' && refuses) || props.wrong === true}
        autoComplete="off"
        onChange={(event) => onText(event.target.value)}
        onBlur={props.onBlur}
        onFocus={props.onFocus}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          props.focusRef?.(element);
        }}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        inputProps={{
          inputMode: figure.inputMode,
          maxLength: max,
          'aria-describedby': [noted && noteId, describedBy(id, noted ? undefined : help, error)].filter(Boolean).join(' ') || undefined,
          'aria-required': required,
        }}
      />
    </Labelled>
  );
}

/** The text and the value of a number in a popup; `waits` says what is still to be answered, and the popup's button waits for it. */
export const useFigure = (figure: Figure, label: string, stored: number | null = null) => {
  const t = useWords();
  const [first] = useState(() => (stored === null ? '' : figure.write(stored)));
  const [text, setText] = useState(first);
  const typed = text === first ? null : text;
  const inText = (now: string) => (now === first ? stored : valueIn(figure, now));
  return {
    text,
    set: setText,
    changed: text !== first,
    /** Null where the field is empty, NaN where it is no number or may mean two. An untouched field keeps its stored value. */
    value: inText(text),
    inText,
    waits: typed !== null && isUnclear(figure, text) ? t('number.answer', { field: label }) : null,
    field: { figure, label, text, typed, onText: setText },
  };
};

type FieldProps = Pick<
  InputProps,
  'figure' | 'label' | 'text' | 'typed' | 'onText' | 'help' | 'error' | 'wrong' | 'max' | 'unit' | 'required' | 'onFocus'
> & {
  /** The field's name in the call; a refusal of that field appears below. */
  name?: string;
  optional?: string;
};

export function FigureField({ name, optional, error, label, ...props }: FieldProps) {
  const id = useId();
  const refused = useRefusal(name, props.text);
  return <FigureInput {...props} id={id} label={optional ? `${label} (${optional})` : label} error={error ?? refused} refuses />;
}
