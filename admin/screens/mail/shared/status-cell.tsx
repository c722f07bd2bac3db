// The status of a mail with icon, and the mail server's message if it refused.

import type { CellProps } from '#admin/fields/kinds.ts';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconBan, IconCheck, IconClock, IconMailOff } from '#admin/ui/marks/icons.tsx';

const signs = {
  waiting: { Icon: IconClock, tone: '' },
  sent: { Icon: IconCheck, tone: 'ui-quiet' },
  failed: { Icon: IconMailOff, tone: 'ui-danger' },
  cancelled: { Icon: IconBan, tone: 'ui-faint' },
} as const;
const isKnown = (value: unknown): value is keyof typeof signs => typeof value === 'string' && value in signs;

export function MailStatusCell({ entity, field, value, record, place }: CellProps) {
  const words = useEntityWords(entity.name);
  if (!isKnown(value)) return null;
  const { Icon, tone } = signs[value];
  const refusalText = value === 'waiting' || value === 'failed' ? record.refusal : null;
  const trouble = value === 'waiting' && refusalText ? 'ui-warn' : tone;
  return (
    <span className={`field-mail-status ${trouble}`}>
      <Icon size={16} /> {words.choice(field, value)}
      {place === 'column' && typeof refusalText === 'string' && (
        <span className="field-mail-refusal ui-small" title={refusalText}>
          {refusalText}
        </span>
      )}
    </span>
  );
}
