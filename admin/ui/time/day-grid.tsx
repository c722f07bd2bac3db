// A month calendar to pick a day; weeks begin on Monday. Arrows move by days and weeks, Page keys by months.
import './day-grid.css';
import { useEffect, useId, useRef, useState } from 'react';
import { dayAfter, weekdayOf } from '#schema/core/zone.ts';
import { IconChevronLeft, IconChevronRight } from '../icons/wayfinding.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useFormat, useLanguage, useWords } from '../page/words.tsx';

interface DayGridProps {
  /** `YYYY-MM-DD`: the chosen day. */
  value: string | null | undefined;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  /** Focuses the chosen day on mount. */
  focus?: boolean;
}

const monthAfter = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthAfter(day, -1),
  PageDown: (day) => monthAfter(day, 1),
  Home: (day) => dayAfter(day, 1 - weekdayOf(day)),
  End: (day) => dayAfter(day, 7 - weekdayOf(day)),
};

export function DayGrid({ value, onChange, min = '1900-01-01', max = '2199-12-31', focus = false }: DayGridProps) {
  const t = useWords();
  const format = useFormat();
  const language = useLanguage();
  const headId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const today = format.dayOf(Date.now());
  // A disabled day cannot have the focus.
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [cursor, setCursor] = useState(() => within(value || today));
  const [byKey, setByKey] = useState(focus);
  useEffect(() => {
    if (byKey) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [byKey, cursor]);

  const first = `${cursor.slice(0, 8)}01`;
  const start = dayAfter(first, 1 - weekdayOf(first));
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => [0, 1, 2, 3, 4, 5, 6].map((day) => dayAfter(start, week * 7 + day)))
    .filter(([monday]) => monday && monday < monthAfter(first, 1));
  const name = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const turn = (months: number) => {
    setByKey(false);
    setCursor(within(monthAfter(cursor, months)));
  };

  return (
    <div className="ui-days">
      <div className="ui-days-head split">
        <IconButton icon={<IconChevronLeft size={16} />} label={t('list.previous_month')} onAct={() => turn(-1)} />
        <span id={headId} aria-live="polite">
          {name(first, { month: 'long', year: 'numeric' })}
        </span>
        <IconButton icon={<IconChevronRight size={16} />} label={t('list.next_month')} onAct={() => turn(1)} />
      </div>
      <table
        ref={grid}
        aria-labelledby={headId}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          setByKey(true);
          setCursor(within(step(cursor)));
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={name(day, { weekday: 'long' })}>
                {name(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    data-day={day}
                    className={day.slice(0, 7) === cursor.slice(0, 7) ? 'ui-day-pick' : 'ui-day-pick ui-day-outside'}
                    aria-label={format.date(day)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    tabIndex={day === cursor ? 0 : -1}
                    disabled={day < min || day > max}
                    onClick={() => {
                      setCursor(day);
                      onChange(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
