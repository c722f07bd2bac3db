// Choices that stand open: one of few in a row, one of a list with a word about each, and the tick.
import './choices.css';
import './checkbox.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Option<V> {
  value: V;
  label: string;
}

interface SegmentedChoiceProps<V> {
  label: string;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  options: readonly (Option<V> & { icon?: ReactNode })[];
  value: V | undefined;
  onChange: (value: V) => void;
}

/** One of two to four short words, side by side. Arrows move. */
export function SegmentedChoice<V extends string | number | boolean>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset className="ui-choice">
      <legend className={hideLabel ? 'ui-unseen' : 'ui-choice-label'}>{label}</legend>
      <div className="ui-segments">
        {options.map((option) => (
          <label key={String(option.value)} className="ui-segment row center gap-6">
            <input
              type="radio"
              className="ui-unseen"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface RadioOption<V> extends Option<V> {
  /** Below the label: what it means, what follows. */
  note?: ReactNode;
  /** At the end of the row: `zadnjič`. */
  end?: ReactNode;
  /** Before the label: an avatar. */
  lead?: ReactNode;
  /** Why it cannot be chosen; stays listed, and says so. */
  blocked?: string | null;
}

interface RadioListProps<V> {
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
}

/** One of a list, each with a word about it. Arrows move. */
export function RadioList<V extends string | number>({ label, hideLabel = false, options, value, onChange }: RadioListProps<V>) {
  const name = useId();
  return (
    <fieldset className="ui-choice">
      <legend className={hideLabel ? 'ui-unseen' : 'ui-choice-label'}>{label}</legend>
      <div className="ui-radios">
        {options.map(({ value: own, label: word, note, end, lead, blocked }) => (
          <label key={own} className={blocked ? 'ui-radio row wrap gap-10 lines-0 ui-radio-blocked' : 'ui-radio row wrap gap-10 lines-0'}>
            <input type="radio" name={name} checked={own === value} disabled={Boolean(blocked)} onChange={() => onChange(own)} />
            {lead}
            <span className="ui-radio-text">
              {word}
              {(note || blocked) && <span className="ui-small ui-radio-note">{blocked ?? note}</span>}
            </span>
            {end && <span className="ui-small ui-radio-end">{end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxProps {
  label: string;
  hideLabel?: boolean;
  /** Before the label: a glyph, the square of a tag. */
  lead?: ReactNode;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  mixed?: boolean;
  note?: ReactNode;
  /** Why it cannot be ticked; stands below the label. */
  blocked?: string | null;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, hideLabel = false, lead, checked, mixed = false, note, blocked, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const below = blocked ?? note;
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={blocked ? 'ui-checkbox row start inline gap-8 ui-checkbox-blocked' : 'ui-checkbox row start inline gap-8'}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        aria-disabled={blocked ? true : undefined}
        aria-describedby={below ? noteId : undefined}
        onChange={(event) => {
          if (!blocked) onChange(event.target.checked);
        }}
      />
      {lead}
      <span className={hideLabel ? 'ui-unseen' : undefined}>
        {label}
        {below && (
          <span id={noteId} className="ui-small ui-checkbox-note">
            {below}
          </span>
        )}
      </span>
    </label>
  );
}
