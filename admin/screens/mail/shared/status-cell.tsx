// The status of a mail with icon, and the mail server's message if it refused.

import { stateMark } from '#admin/fields/cells/state.tsx';
import type { CellProps } from '#admin/fields/kinds.ts';
import { IconBan, IconCheck, IconClock, IconMailOff } from '#admin/ui/marks/icons.tsx';

const { Mark } = stateMark('mail', {
  waiting: <IconClock size={16} />,
  sent: <IconCheck size={16} />,
  failed: <IconMailOff size={16} />,
  cancelled: <IconBan size={16} />,
});

export function MailStatusCell({ value, record, place }: CellProps) {
  if (typeof value !== 'string') return null;
  const refusal = (value === 'waiting' || value === 'failed') && typeof record.refusal === 'string' ? record.refusal : null;
  return (
    <span className="stack inline start gap-2">
      {/* A refused mail that still waits is tried again later. */}
      <Mark status={value} tone={refusal && value === 'waiting' ? 'paused' : undefined} />
      {place === 'column' && refusal && (
        <span className="field-mail-refusal ui-small ui-quiet" title={refusal}>
          {refusal}
        </span>
      )}
    </span>
  );
}
