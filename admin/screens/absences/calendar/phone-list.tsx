// The absences of a month on a phone: one row for each, by its first day.
import { Link } from 'react-router';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar } from '#admin/screens/absences/shared/data.ts';
import { AbsenceRow } from '#admin/screens/absences/shared/row.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';

export function PhoneList({ calendar: { absences: all, users, kinds } }: { calendar: AbsenceCalendar }) {
  const say = useSay();
  const absences = all.filter(({ user_id }) => users.some(({ id }) => id === user_id));
  if (absences.length === 0) return <EmptyState title={say('absence_page.nobodyAway')} />;
  return (
    <ul className="list absence-list">
      {absences.map((absence) => (
        <li key={absence.id}>
          <Link to={`/absence/${absence.id}`}>
            <AbsenceRow
              absence={absence}
              title={users.find(({ id }) => id === absence.user_id)?.name ?? ''}
              kind={kinds.find(({ id }) => id === absence.kind_id)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
