// The page's zoom: two buttons and a slider that apply at once.
import { useId } from 'react';
import { IconMinus, IconPlus, IconZoomIn } from '../icons/acts.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useFormat, useWords } from '../page/words.tsx';

interface ZoomChoiceProps {
  /** Percent. */
  value: number;
  range: { min: number; max: number; step: number };
  onChange: (zoom: number) => void;
}

export function ZoomChoice({ value, range: { min, max, step }, onChange }: ZoomChoiceProps) {
  const t = useWords();
  const format = useFormat();
  const id = useId();
  const steps = Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
  return (
    <div>
      <div className="ui-user-row row gap-10">
        <IconZoomIn size={16} />
        <label htmlFor={id}>{t('zoom.label')}</label>
        <span className="push ui-zoom row">
          <IconButton icon={<IconMinus size={14} />} label={t('zoom.smaller')} inert={value <= min} onAct={() => onChange(value - step)} />
          <b className="ui-num">{format.percent(value)}</b>
          <IconButton icon={<IconPlus size={14} />} label={t('zoom.larger')} inert={value >= max} onAct={() => onChange(value + step)} />
        </span>
      </div>
      <div className="ui-zoom-scale">
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          list={`${id}steps`}
          aria-valuetext={format.percent(value)}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <datalist id={`${id}steps`}>
          {steps.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <div className="ui-zoom-ends" aria-hidden="true">
          <span>{min}</span>
          <span>{(min + max) / 2}</span>
          <span>{max}</span>
        </div>
      </div>
    </div>
  );
}
