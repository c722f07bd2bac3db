// Steps through periods of a calendar: the one before, the one after, and that of today; its name stands between.
import './period-steps.css';
import { ActionButton } from '../inputs/action-button.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '../marks/icons.tsx';

type Props = {
  readonly name: string;
  /** What the steps are called: `Previous month`. */
  readonly before: string;
  readonly after: string;
  readonly today: string;
  readonly onStep: (by: 1 | -1) => void;
  /** Without it the period is that of today. */
  readonly onToday?: (() => void) | undefined;
};

export function PeriodSteps({ name, before, after, today, onStep, onToday }: Props) {
  return (
    <>
      <IconButton icon={<IconChevronLeft size={18} />} label={before} shortcut="ArrowLeft" onAct={() => onStep(-1)} />
      <span className="ui-period ui-num" aria-live="polite">
        {name}
      </span>
      <IconButton icon={<IconChevronRight size={18} />} label={after} shortcut="ArrowRight" onAct={() => onStep(1)} />
      {onToday && (
        <ActionButton shortcut="T" onAct={onToday}>
          {today}
        </ActionButton>
      )}
    </>
  );
}
