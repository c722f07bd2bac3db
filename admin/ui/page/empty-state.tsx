// What stands where rows would: what comes here, and the one step that brings it. For errors, what failed and the way on.
import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  action?: ReactNode;
  /** A failure: screen readers say it at once. */
  failed?: boolean;
  /** All that the page has: its title is the page's. */
  alone?: boolean;
  children?: ReactNode;
}

export function EmptyState({ icon, title, action, failed = false, alone = false, children }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'p';
  return (
    <div className="ui-empty stack middle center gap-6" role={failed ? 'alert' : undefined}>
      {icon && <span className="ui-faint">{icon}</span>}
      <Title className="ui-empty-title">{title}</Title>
      {children && <p className="ui-empty-text">{children}</p>}
      {action && <div className="row center stretch wrap gap-8 above-8">{action}</div>}
    </div>
  );
}
