// A section of a form: its name and a word about it left, its fields on six columns right.
import './form-section.css';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}

export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className="ui-section">
      <div className="ui-section-inside">
        <div>
          <h2>{title}</h2>
          {help && <p className="ui-small ui-section-help">{help}</p>}
        </div>
        <div className="ui-section-fields">{children}</div>
      </div>
    </section>
  );
}

type Span = 1 | 2 | 3 | 4 | 5 | 6;

interface FormCellProps {
  /** How many of the six columns it takes. */
  span?: Span;
  /** And how many where the six are short, as on a tablet. */
  short?: Span;
  /** It waits for a value: the word stands behind its name. */
  must?: string | undefined;
  children: ReactNode;
}

/** A field's place. */
export function FormCell({ span = 6, short = span, must, children }: FormCellProps) {
  return (
    <div
      className={must ? 'ui-section-cell ui-section-must' : 'ui-section-cell'}
      style={{ '--span': span, '--short': short, ...(must && { '--must': JSON.stringify(must) }) } as React.CSSProperties}
    >
      {children}
    </div>
  );
}

interface ReadOnlyFieldProps {
  label: string;
  value: ReactNode;
}

/** A value that cannot be changed here: text under a label, no grey box. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  const labelId = useId();
  return (
    <div className="ui-read-only">
      <span id={labelId} className="ui-choice-label">
        {label}
      </span>
      <output aria-labelledby={labelId}>{value}</output>
    </div>
  );
}
