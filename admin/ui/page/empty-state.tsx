// Replaces missing rows: what will appear here and the button that creates it. For errors, what failed and a retry.
import './empty-state.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  action?: ReactNode;
  /** An error, which screen readers announce at once. */
  failed?: boolean;
  /** The only content of the page: its title is the page's heading. */
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
