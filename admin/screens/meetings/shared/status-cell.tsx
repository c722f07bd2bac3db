// The status of a meeting as a coloured word: running in the clock's colour, finished green, cancelled struck through.
import './status-cell.css';
import type { CellProps } from '#admin/fields/kinds.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconPlayerPlayFilled } from '#admin/ui/marks/icons.tsx';
import { meetingStateName } from './states.ts';

export function MeetingStatusCell({ value }: CellProps) {
  const words = useEntityWords('meeting');
  const state = meetingStateName(Number(value));
  return (
    <span className={`row inline gap-4 nowrap meeting-look-${state === 'inProgress' ? 'running' : state}`}>
      {state === 'inProgress' && <IconPlayerPlayFilled size={14} />}
      {words.choice('status', Number(value))}
    </span>
  );
}
