// A labelled text field with its error below.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

export type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** The error of the value; it is shown below the field and announced. */
  error?: string | undefined;
  /** The id of an error shown elsewhere that concerns this field too. */
  errorElsewhere?: string | undefined;
  /** A remark that is no error. */
  hint?: string | undefined;
  /** A button inside the field, at its end. */
  inside?: ReactNode;
};

export const Field = ({ label, error, errorElsewhere, hint, inside, id: givenId, ...input }: FieldProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const wrong = error !== undefined || errorElsewhere !== undefined;
  const describedBy = [errorElsewhere, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={wrong ? 'field-box wrong' : 'field-box'}>
        <input {...input} id={id} aria-invalid={wrong || undefined} aria-describedby={describedBy || undefined} />
        {inside}
      </div>
      <div aria-live="polite">
        {error && (
          <p className="field-message danger" id={`${id}-error`}>
            <Icon name="alert" size={14} />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p className="field-message warn" id={`${id}-hint`}>
            <Icon name="alert" size={14} />
            <span>{hint}</span>
          </p>
        )}
      </div>
    </div>
  );
};
