// The header of a page: breadcrumbs, title, status and actions.
import './page-header.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat, useWords } from './words.tsx';

interface PageHeaderProps {
  breadcrumbs?: readonly { label: string; to?: string }[];
  /** The dimmed number before the title: `#4127`. */
  number?: string;
  title: string;
  /** The number of rows; thousands as k. */
  count?: number | null;
  /** A status or chips behind the title. */
  status?: ReactNode;
  /** A row of chips below the title. */
  chips?: ReactNode;
  /** Counters that filter: `2 zamujata`. */
  facts?: ReactNode;
  actions?: ReactNode;
  /** The position in a list, with links to the neighbouring records. */
  position?: ReactNode;
}

export function PageHeader({ breadcrumbs, number, title, count, status, chips, facts, actions, position }: PageHeaderProps) {
  const t = useWords();
  const format = useFormat();
  return (
    <header className="ui-page-head below-12">
      {(breadcrumbs || position) && (
        <div className="ui-page-way split gap-8">
          {breadcrumbs && (
            <nav aria-label={t('menu.breadcrumbs')}>
              <ol className="row stretch wrap list">
                {breadcrumbs.map(({ label, to }) => (
                  <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
                ))}
              </ol>
            </nav>
          )}
          {position && <div className="ui-page-position row push">{position}</div>}
        </div>
      )}
      <div className="ui-page-line row wrap gap-12 lines-8 tall-32">
        <div className="ui-page-title row wrap gap-10 lines-4 fit fill">
          {number && <span className="ui-page-number">{number}</span>}
          <h1 className="fit">{title}</h1>
          {count !== undefined && <span className="ui-page-count">{count === null ? '' : format.count(count)}</span>}
          {status}
        </div>
        {facts && <div className="ui-page-facts row wrap gap-6">{facts}</div>}
        {actions && <div className="ui-page-actions row wrap gap-6">{actions}</div>}
      </div>
      {chips && <div className="ui-page-chips row wrap gap-6 above-6">{chips}</div>}
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

/** A counter in the header that filters the list. */
export function FactButton({ icon, tone, pressed, onAct, children }: FactButtonProps) {
  return (
    <button type="button" className={tone ? `ui-fact ui-${tone}` : 'ui-fact'} aria-pressed={pressed} onClick={onAct}>
      {icon}
      {children}
    </button>
  );
}
