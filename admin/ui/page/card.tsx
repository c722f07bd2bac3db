// A card: one subject with its title and at most one action.
import './card.css';
import { type ReactNode, useId } from 'react';
import { HatchedStripe } from '../marks/hatched-stripe.tsx';
import { useFormat } from './words.tsx';

interface CardProps {
  title?: string;
  /** The number beside the title. */
  count?: number;
  action?: ReactNode;
  /** The content reaches the edges: tables, tabs, lists. */
  flush?: boolean;
  /** A clock runs inside: shows the stripe and a lime border. */
  running?: boolean;
  /** The accessible name of a card without title. */
  label?: string;
  className?: string;
  children: ReactNode;
}

export function Card({ title, count, action, flush = false, running = false, label, className, children }: CardProps) {
  const headId = useId();
  const format = useFormat();
  const classes = ['ui-card', flush && 'ui-card-flush', running && 'ui-card-running', className].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-label={label} aria-labelledby={title ? headId : undefined}>
      {running && <HatchedStripe />}
      {title && (
        <header className="ui-card-head row gap-8">
          <h2 id={headId}>{title}</h2>
          {count !== undefined && <span className="ui-num ui-faint">{format.count(count)}</span>}
          {action && <span className="ui-card-action push">{action}</span>}
        </header>
      )}
      <div className={flush ? 'ui-card-body' : 'ui-card-body pad-16'}>{children}</div>
    </section>
  );
}
