// Visible options: a segmented control, a radio list with notes, and the checkbox.
import './choices.css';
import './checkbox.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Option<V> {
  value: V;
  label: string;
}

interface SegmentedChoiceProps<V> {
  label: string;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  options: readonly (Option<V> & { icon?: ReactNode })[];
  value: V | undefined;
  onChange: (value: V) => void;
}

/** Two to four short options side by side. Arrow keys move. */
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
  /** A note below the label: meaning or consequence. */
  note?: ReactNode;
  /** Content at the end of the row: `zadnjič`. */
  end?: ReactNode;
  /** Content before the label: an avatar. */
  lead?: ReactNode;
  /** The reason why the option is disabled; shown with it. */
  blocked?: string | null;
}

interface RadioListProps<V> {
  label: string;
  hideLabel?: boolean;
  options: readonly RadioOption<V>[];
  value: V | null | undefined;
  onChange: (value: V) => void;
}

/** A radio list with a note for each option. Arrow keys move. */
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
  /** Content before the label: an icon, a tag's colour. */
  lead?: ReactNode;
  checked: boolean;
  /** The indeterminate state: only some of the group is checked. */
  mixed?: boolean;
  note?: ReactNode;
  /** The reason why the checkbox is disabled, shown below the label. */
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
