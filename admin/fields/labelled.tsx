// A form field: label above, help below, and its error instead of the help.
import './labelled.css';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '#admin/ui/marks/icons.tsx';

type Props = {
  id: string;
  label: string;
  help?: string;
  error?: string;
  /** Several controls under one label: rendered as a group. */
  group?: boolean;
  /** The label is only for screen readers: it is visible beside the field already. */
  hideLabel?: boolean;
  /** Stands below the control instead of the help: what was understood of a number. */
  note?: ReactNode;
  children: ReactNode;
};

/** The ids for `aria-describedby`; empty without help or error. */
export const describedBy = (id: string, help?: string, error?: string) => (error ? `${id}-error` : help ? `${id}-help` : undefined);

/** Below the control: the error, else the help. */
export function FieldNotes({ id, help, error }: Pick<Props, 'id' | 'help' | 'error'>) {
  if (error)
    return (
      <p id={`${id}-error`} className="field-error">
        <IconAlertCircle size={14} />
        <span>{error}</span>
      </p>
    );
  return (
    help && (
      <p id={`${id}-help`} className="field-help">
        {help}
      </p>
    )
  );
}

export function Labelled({ id, label, help, error, group = false, hideLabel = false, note, children }: Props) {
  const notes = (
    <>
      {note}
      <FieldNotes id={id} help={note ? undefined : help} error={error} />
    </>
  );
  if (group)
    return (
      <fieldset className="field" aria-describedby={describedBy(id, help, error)}>
        <legend className="field-label">{label}</legend>
        {children}
        {notes}
      </fieldset>
    );
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`} className={hideLabel ? 'ui-unseen' : 'field-label'}>
        {label}
      </label>
      {children}
      {notes}
    </div>
  );
}
