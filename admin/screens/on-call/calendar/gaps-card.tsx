// The gaps of the visible days that are still to come; who plans fills one at once.
import { useSay } from '#admin/providers/person/speech.tsx';
import type { Lane } from '#admin/screens/on-call/shared/on-call-now.ts';
import { useGapName } from '#admin/screens/on-call/shared/on-call-now.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import type { Period } from '#schema/on-call/periods.ts';
import { laneKey } from './lanes.ts';
import { usePeriodName } from './names.ts';

export type Gap = Period & { readonly lane: Lane };
export const gapKey = ({ lane, from }: Gap): string => `${laneKey(lane)} ${from}`;

/** `onFill` is missing for who does not plan. */
export function GapsCard({ gaps, onFill }: { gaps: readonly Gap[]; onFill: ((gap: Gap) => void) | undefined }) {
  const say = useSay();
  const gapName = useGapName();
  const periodName = usePeriodName();
  return (
    <Card title={say('on_call_page.gaps.title')} count={gaps.length}>
      {gaps.length === 0 ? (
        <p className="ui-quiet flush">{say('on_call_page.gaps.none')}</p>
      ) : (
        <ul className="stack gap-12 list flush">
          {gaps.map((gap) => (
            <li key={gapKey(gap)} className="row start gap-10">
              <IconAlertTriangle size={18} className="ui-danger" />
              <span className="stack fit fill">
                <b>{gapName(gap.lane)}</b>
                <span className="ui-small ui-quiet ui-num">{periodName(gap.from, gap.to)}</span>
              </span>
              {onFill && (
                <ActionButton
                  label={say('on_call_page.gaps.fillSpan', { gap: gapName(gap.lane), period: periodName(gap.from, gap.to) })}
                  onAct={() => onFill(gap)}
                >
                  {say('on_call_page.gaps.fill')}
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
