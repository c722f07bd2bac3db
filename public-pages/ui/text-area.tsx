// A labelled text area with its error below.
import { type ComponentProps, useId } from 'react';
import { Icon } from './icon.tsx';
import './field.css';
import './text-area.css';

type Props = ComponentProps<'textarea'> & { label: string; labelIsSeen?: boolean; error?: string | undefined };

export const TextArea = ({ label, labelIsSeen = true, error, ...area }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={labelIsSeen ? undefined : 'unseen'}>
        {label}
      </label>
      <div className={error === undefined ? 'field-box tall' : 'field-box tall wrong'}>
        <textarea {...area} id={id} aria-invalid={error !== undefined || undefined} aria-describedby={error && `${id}-error`} />
      </div>
      <div aria-live="polite">
        {error && (
          <p className="field-message danger" id={`${id}-error`}>
            <Icon name="alert" size={14} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
};
