// An open action item in one line, linked to its task or its meeting.
import './open-action.css';
import { Link } from 'react-router';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { meetingNumber } from './number.ts';
import type { OpenAction } from './outcomes.ts';

/** `○ #4130 Načrt dostopa do strehe   27/11`; lists of several meetings add meeting and person below. */
export function OpenActionRow({ action, meeting = false }: { action: OpenAction; meeting?: boolean }) {
  const format = useFormat();
  const now = useNow(useServerOffset(), { step: 60_000 });
  const late = action.due !== null && Date.parse(action.due) < now;
  const number = action.task_number && !meeting ? `#${action.task_number}` : meetingNumber({ number: action.meeting_number });
  return (
    <li>
      <Link to={action.task_id ? `/task/${action.task_id}` : `/meeting/${action.meeting_id}`} className="open-action">
        <TaskGlyph status={action.task_status ?? 1} size={16} />
        <span className="open-action-text break">
          {!meeting && <span className="ui-num ui-faint">{number} </span>}
          {action.text}
          {meeting && <span className="ui-small ui-faint block">{[number, action.user_name].filter(Boolean).join(' · ')}</span>}
        </span>
        {action.due && <span className={late ? 'ui-num ui-danger' : 'ui-num ui-faint'}>{format.date(action.due)}</span>}
      </Link>
    </li>
  );
}
