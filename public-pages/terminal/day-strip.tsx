// The user's day at the terminal, on the application's usual strip: work, pauses, and what still runs.
import { hoursInto } from '#schema/core/zone.ts';
import type { Recognised } from './calls.ts';
import { lengthOf } from './moment.ts';
import { useTerminal } from './use-terminal.ts';

const usual = { first: 6, last: 18 };
const step = 2;

export const Day = ({ person, now }: { person: Recognised; now: number }) => {
  const { state, format, t } = useTerminal();
  const zone = state.here?.timezone ?? 'UTC';
  const today = format.dayOf(now);
  const at = (instant: string | null) => hoursInto(today, instant === null ? now : Date.parse(instant), zone);
  const begin = person.day[0]?.start;
  if (!begin) return null;
  // Night work extends the strip.
  const first = Math.min(usual.first, Math.floor(at(begin) / step) * step);
  const last = Math.max(usual.last, Math.ceil(at(null) / step) * step);
  const place = (hours: number) => `${((hours - first) / (last - first)) * 100}%`;
  const paused = person.paused > 0;
  const words = paused
    ? t('choice.today_paused', { time: format.time(begin), pause: lengthOf(person.paused) })
    : t('choice.today', { time: format.time(begin) });
  return (
    <div className="terminal-today">
      <p>
        <span>{words}</span>
        <b>{lengthOf(person.worked)}</b>
      </p>
      <div className="terminal-strip" aria-hidden="true">
        {person.day.map(({ start, end, kind }) => (
          <i
            key={start}
            className={kind === 'paused' ? 'paused' : end === null ? 'running' : ''}
            style={{ left: place(at(start)), width: `calc(${place(at(end))} - ${place(at(start))})` }}
          />
        ))}
      </div>
      <div className="terminal-hours" aria-hidden="true">
        {Array.from({ length: (last - first) / step + 1 }, (_hour, index) => first + index * step).map((hour) => (
          <span key={hour} style={{ left: place(hour) }}>
            {hour < 0 ? hour + 24 : hour}
          </span>
        ))}
      </div>
    </div>
  );
};
