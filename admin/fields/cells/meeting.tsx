// How a meeting stands, as a coloured word: running in the colour of what runs, finished green, cancelled struck.
import './meeting.css';
import { useEntityWords } from '#admin/providers/entity-words.ts';
import { IconPlayerPlayFilled } from '#admin/ui/icons.tsx';
import type { CellProps } from '../kinds.ts';

const looks = ['planned', 'running', 'stopped', 'finished', 'cancelled'] as const;

export function MeetingStatusCell({ value }: CellProps) {
  const words = useEntityWords('meeting');
  const look = looks[Number(value)] ?? 'planned';
  return (
    <span className={`meeting-look meeting-look-${look}`}>
      {look === 'running' && <IconPlayerPlayFilled size={14} />}
      {words.choice('status', Number(value))}
    </span>
  );
}
