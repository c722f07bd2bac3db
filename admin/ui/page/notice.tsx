// A banner that says what is the matter here, and offers the way out.
import './notice.css';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '../icons/signs.tsx';

interface NoticeProps {
  tone: 'danger' | 'warn' | 'info';
  /** In place of the tone's own sign. */
  icon?: ReactNode;
  /** A sentence goes on in the same line; a name heads what it is about. */
  title?: string;
  /** Small print below: who, when, what makes it go away. */
  note?: ReactNode;
  action?: ReactNode;
  /** It appeared in answer to something: screen readers say it at once. */
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
