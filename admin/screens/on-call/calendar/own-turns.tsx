// The next own turns beside the calendar, each with the way to give it away.
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import type { ListedShift } from './data.ts';
import { usePeriodName } from './names.ts';

const most = 4;

export function OwnTurns({ shifts, onOffer }: { shifts: readonly ListedShift[]; onOffer: (shift: ListedShift) => void }) {
  const say = useSay();
  const periodName = usePeriodName();
  if (shifts.length === 0) return null;
  return (
    <Card title={say('on_call_page.mine')} count={shifts.length}>
      <ul className="stack gap-12 list flush">
        {shifts.slice(0, most).map((shift) => (
          <li key={shift.id} className="row start gap-10">
            <span className="stack fit fill">
              <b className="ui-num">{periodName(Date.parse(shift.from), Date.parse(shift.to))}</b>
              <span className="ui-small ui-quiet">{say(`on_call_shift.values.level.${shift.level}`)}</span>
            </span>
            <ActionButton kind="quiet" onAct={() => onOffer(shift)}>
              {say('on_call_page.swaps.offer')}
            </ActionButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
