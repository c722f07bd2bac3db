// A deadline: overdue by colour, weight and a text for screen readers; due today by colour.
import './due.css';
import type { ReactNode } from 'react';
import { useWords } from '../page/words.tsx';
import type { Urgency } from '../time/urgency.ts';

const looks = { danger: 'due-late ui-danger', warn: 'ui-warn' } as const satisfies Record<Urgency, string>;

export function Due({ urgency, children }: { urgency: Urgency | undefined; children: ReactNode }) {
  const t = useWords();
  return (
    <span className={`ui-num ${urgency ? looks[urgency] : 'ui-quiet'}`}>
      {urgency === 'danger' && <span className="ui-unseen">{`${t('overdue')}: `}</span>}
      {children}
    </span>
  );
}
