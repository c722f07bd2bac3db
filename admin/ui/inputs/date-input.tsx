// A day or an instant as DD/MM/YYYY HH:mm in the company's time zone, with a calendar popup.
import './date-input.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { isDay, isInstant } from '#schema/core/zone.ts';
import { IconCalendar } from '../icons/signs.tsx';
import { useFormat, useTimeZone, useWords } from '../page/words.tsx';
import { DayGrid } from '../time/day-grid.tsx';
import { ActionButton } from './action-button.tsx';
import { IconButton } from './icon-button.tsx';
import { readDay, readMoment } from './read-date.ts';

export interface DateInputProps {
  /** A day `YYYY-MM-DD`, or an instant (ISO 8601) for `DateTimeInput`; invalid text is passed on as typed, so that the field's validation refuses it. */
  value: string | null | undefined;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  id?: string;
  /** The accessible name if no `<label>` points at `id`. */
  label?: string;
  error?: boolean;
  describedBy?: string;
  required?: boolean;
  disabled?: boolean;
  min?: string;
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export interface DateTimeInputProps extends DateInputProps {
  /** Offers a quarter of an hour less and more below the field. */
  steps?: boolean;
}

interface Notation {
  show: (value: string) => string;
  /** The value as it was before the text was typed gives a time its day. */
  read: (text: string, before: string | null | undefined) => string;
  dayOf: (value: string) => string | undefined;
  withDay: (day: string, value: string | null | undefined) => string;
  placeholder: string;
  /** The time of a value, and the value at another one; a day has none. */
  time?: { of: (value: string) => string; at: (time: string, value: string | null | undefined) => string };
}

function DateField({
  value,
  onChange,
  onBlur,
  id,
  label,
  error,
  describedBy,
  required,
  disabled,
  min,
  max,
  inputRef,
  way,
  below,
}: DateInputProps & { way: Notation; below?: (lastTyped: string | null) => ReactNode }) {
  const t = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  // Kept when the field is left, so that no button moves under a press.
  const [lastTyped, setLastTyped] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null | undefined>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const timeId = useId();
  const keep = (text: string, was = before) => onChange(text.trim() ? way.read(text, was) : null);
  const settle = () => {
    if (typed !== null) keep(typed);
    setTyped(null);
    onBlur?.();
  };
  return (
    <>
      <OutlinedInput
        id={id}
        className="ui-date"
        value={typed ?? (value ? way.show(value) : '')}
        placeholder={way.placeholder}
        error={error}
        disabled={disabled}
        fullWidth
        inputRef={inputRef}
        inputProps={{
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-required': required,
          autoComplete: 'off',
          inputMode: 'numeric',
        }}
        onChange={(event) => {
          const was = typed === null ? value : before;
          setBefore(was);
          setTyped(event.target.value);
          setLastTyped(event.target.value);
          keep(event.target.value, was);
        }}
        onBlur={settle}
        endAdornment={
          !disabled && (
            <IconButton icon={<IconCalendar size={16} />} label={t('list.open_calendar')} aria-haspopup="dialog" onAct={setOpener} />
          )
        }
      />
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={() => setOpener(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: 'ui-date-paper pad-8', role: 'dialog', 'aria-label': t('list.open_calendar') } }}
      >
        {way.time && (
          <p className="row center gap-8 below-8">
            <label htmlFor={timeId}>{t('list.time')}</label>
            {/* The device's own picker: on a phone a wheel of hours and minutes. */}
            <input
              id={timeId}
              type="time"
              className="ui-time"
              value={value ? way.time.of(value) : ''}
              onChange={(event) => {
                if (!event.target.value || !way.time) return;
                setTyped(null);
                onChange(way.time.at(event.target.value, value));
              }}
            />
          </p>
        )}
        <DayGrid
          focus
          value={value ? way.dayOf(value) : null}
          min={min}
          max={max}
          onChange={(day) => {
            setTyped(null);
            onChange(way.withDay(day, value));
            setOpener(null);
          }}
        />
      </Popover>
      {below?.(lastTyped !== null && value === way.read(lastTyped, before) ? lastTyped : null)}
    </>
  );
}

export function DateInput(props: DateInputProps) {
  const t = useWords();
  const format = useFormat();
  const way: Notation = {
    show: (value) => (isDay(value) ? format.date(value) : value),
    read: (text) => readDay(text, format.dayOf(Date.now())) ?? text,
    dayOf: (value) => (isDay(value) ? value : undefined),
    withDay: (day) => day,
    placeholder: t('list.day_pattern'),
  };
  return <DateField {...props} way={way} />;
}

const quarter = 15 * 60_000;

/** For the repeated hour in autumn this takes the earlier instant; use `useFormat().fromPicker` where the difference matters. */
export function DateTimeInput({ steps = false, ...props }: DateTimeInputProps) {
  const t = useWords();
  const format = useFormat();
  const timeZone = useTimeZone();
  const way: Notation = {
    show: (value) => (isInstant(value) ? format.dateTime(value) : value),
    read: (text, before) => {
      const moment = readMoment(text, Date.now(), timeZone, before && isInstant(before) ? format.dayOf(before) : undefined);
      return (moment && format.fromPicker(moment)[0]) ?? text;
    },
    dayOf: (value) => (isInstant(value) ? format.dayOf(value) : undefined),
    withDay: (day, value) => format.fromPicker(`${day} ${value && isInstant(value) ? format.time(value) : '08:00'}`)[0] ?? day,
    placeholder: t('list.moment_pattern'),
    time: {
      of: (value) => (isInstant(value) ? format.time(value) : ''),
      at: (time, value) => format.fromPicker(`${format.dayOf(value && isInstant(value) ? value : Date.now())} ${time}`)[0] ?? time,
    },
  };
  const { value, onChange, disabled } = props;
  const step = (by: number) => {
    const from = value && isInstant(value) ? Date.parse(value) : Math.floor(Date.now() / 60_000) * 60_000;
    onChange(new Date(from + by).toISOString());
  };
  const below = (lastTyped: string | null) => {
    const read = lastTyped !== null && value && isInstant(value) && lastTyped.trim() !== format.dateTime(value) ? value : null;
    return (
      <div className="row wrap gap-8">
        {[-quarter, quarter].map((by) => (
          <ActionButton key={by} onAct={() => step(by)}>
            {by < 0 ? '−' : '+'}15&nbsp;{t('units.minutes')}
          </ActionButton>
        ))}
        {read && <span className="ui-small ui-quiet ui-num">{t('number.read', { value: format.dateTime(read) })}</span>}
      </div>
    );
  };
  return <DateField {...props} way={way} {...(steps && !disabled && { below })} />;
}
