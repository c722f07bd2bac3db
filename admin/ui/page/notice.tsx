// A banner about a problem, with a way to solve it.
import './notice.css';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '../icons/signs.tsx';

interface NoticeProps {
  tone: 'danger' | 'warn' | 'info';
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** A sentence continues in the same line; a name is a heading. */
  title?: string;
  /** Small print below: who, when, and how to dismiss the cause. */
  note?: ReactNode;
  action?: ReactNode;
  /** The notice is a response: screen readers announce it at once. */
  live?: boolean;
  children?: ReactNode;
}

const signs = { danger: IconAlertCircle, warn: IconAlertTriangle, info: IconInfoCircle };

export function Notice({ tone, icon, title, note, action, live = false, children }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div className={`ui-notice row start wrap gap-10 ui-notice-${tone}`} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <span className="ui-notice-icon">{icon ?? <Sign />}</span>
      <div className="ui-notice-text">
        {title && <b className={/\p{P}$/u.test(title) ? undefined : 'block'}>{title}</b>} {children}
        {note && <div className="ui-small ui-quiet">{note}</div>}
      </div>
      {action && <div className="ui-notice-action">{action}</div>}
    </div>
  );
}
