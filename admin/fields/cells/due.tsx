// Until when something must be done: late stands out by colour and weight and is said to whoever hears it, today by colour.
import './due.css';
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';

export type Urgency = 'late' | 'today';
const looks = { late: 'field-late ui-danger', today: 'ui-warn' } as const satisfies Record<Urgency, string>;

export function Due({ urgency, children }: { urgency: Urgency | undefined; children: ReactNode }) {
  const say = useSay();
  return (
    <span className={`ui-num ${urgency ? looks[urgency] : 'ui-quiet'}`}>
      {urgency === 'late' && <span className="ui-unseen">{`${say('task_page.row.overdue')}: `}</span>}
      {children}
    </span>
  );
}
