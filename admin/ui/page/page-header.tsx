// The head of a page: where one is, what it is called, how it stands, and what can be done with it.
import './page-header.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat, useWords } from './words.tsx';

interface PageHeaderProps {
  breadcrumbs?: readonly { label: string; to?: string }[];
  /** Before the title, dim: `#4127`. */
  number?: string;
  title: string;
  /** How many there are; above 999 with a k. */
  count?: number | null;
  /** A status word, or chips, behind the title. */
  status?: ReactNode;
  /** A row of chips below. */
  chips?: ReactNode;
  /** Counts that filter: `2 zamujata`. */
  facts?: ReactNode;
  actions?: ReactNode;
  /** The place among the records of a list, and the ways to its neighbours. */
  position?: ReactNode;
}

export function PageHeader({ breadcrumbs, number, title, count, status, chips, facts, actions, position }: PageHeaderProps) {
  const t = useWords();
  const format = useFormat();
  return (
    <header className="ui-page-head">
      {(breadcrumbs || position) && (
        <div className="ui-page-way">
          {breadcrumbs && (
            <nav aria-label={t('menu.breadcrumbs')}>
              <ol>
                {breadcrumbs.map(({ label, to }) => (
                  <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
                ))}
              </ol>
            </nav>
          )}
          {position && <div className="ui-page-position">{position}</div>}
        </div>
      )}
      <div className="ui-page-line">
        <div className="ui-page-title">
          {number && <span className="ui-page-number">{number}</span>}
          <h1>{title}</h1>
          {count !== undefined && <span className="ui-page-count">{count === null ? '' : format.count(count)}</span>}
          {status}
        </div>
        {facts && <div className="ui-page-facts">{facts}</div>}
        {actions && <div className="ui-page-actions">{actions}</div>}
      </div>
      {chips && <div className="ui-page-chips">{chips}</div>}
    </header>
  );
}

interface FactButtonProps {
  icon?: ReactNode;
  tone?: 'danger' | 'warn' | 'live';
  pressed: boolean;
  onAct: () => void;
  children: ReactNode;
}

/** A count in the heading that filters the list to what it counts. */
export function FactButton({ icon, tone, pressed, onAct, children }: FactButtonProps) {
  return (
    <button type="button" className={tone ? `ui-fact ui-${tone}` : 'ui-fact'} aria-pressed={pressed} onClick={onAct}>
      {icon}
      {children}
    </button>
  );
}
