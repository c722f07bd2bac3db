// What whoever plans has to mend: turns that nobody covers, and rest that is too short.
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { usePeriodName } from './names.ts';
import type { TroubleLine } from './trouble.ts';

/** Nothing where there is nothing to mend. */
export function TroubleCard({ lines, onChange }: { lines: readonly TroubleLine[]; onChange: (shift_id: number) => void }) {
  const say = useSay();
  const periodName = usePeriodName();
  if (lines.length === 0) return null;
  return (
    <Card title={say('on_call_page.trouble.title')} count={lines.length}>
      <ul className="stack gap-12 list flush">
        {lines.map(({ shift_id, name, from, to, why, severe }) => (
          <li key={`${shift_id} ${from} ${why}`} className="row start gap-10">
            <IconAlertTriangle size={18} className={severe ? 'ui-danger' : 'ui-warn'} />
            <span className="stack fit fill">
              <b className="break">{name}</b>
              <span className="ui-small ui-quiet ui-num">{periodName(from, to)}</span>
              <span className="ui-small">{why}</span>
            </span>
            <ActionButton
              label={say('on_call_page.trouble.changeSpan', { name, period: periodName(from, to) })}
              onAct={() => onChange(shift_id)}
            >
              {say('on_call_page.trouble.change')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
