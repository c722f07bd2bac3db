// A section of a form: name and note on the left, fields in six columns on the right.
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
  /** The number of columns it spans, out of six. */
  span?: Span;
  /** The span where the columns are narrow, as on a tablet. */
  short?: Span;
  /** The mark behind the label of a required empty field. */
  must?: string | undefined;
  children: ReactNode;
}

/** A field's cell in the grid. */
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

/** A read-only value: text under a label, without a grey box. */
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
