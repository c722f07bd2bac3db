// A day or an instant as DD/MM/YYYY HH:mm in the company's time zone, with a calendar popup.
import './date-input.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { type Ref, useState } from 'react';
import { isDay, isInstant } from '#schema/core/zone.ts';
import { IconCalendar } from '../icons/signs.tsx';
import { useFormat, useTimeZone, useWords } from '../page/words.tsx';
import { DayGrid } from '../time/day-grid.tsx';
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

interface Notation {
  show: (value: string) => string;
  read: (text: string) => string;
  dayOf: (value: string) => string | undefined;
  withDay: (day: string, value: string | null | undefined) => string;
  placeholder: string;
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
}: DateInputProps & { way: Notation }) {
  const t = useWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const keep = (text: string) => onChange(text.trim() ? way.read(text) : null);
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
          setTyped(event.target.value);
          keep(event.target.value);
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

/** For the repeated hour in autumn this takes the earlier instant; use `useFormat().fromPicker` where the difference matters. */
export function DateTimeInput(props: DateInputProps) {
  const t = useWords();
  const format = useFormat();
  const timeZone = useTimeZone();
  const way: Notation = {
    show: (value) => (isInstant(value) ? format.dateTime(value) : value),
    read: (text) => {
      const moment = readMoment(text, Date.now(), timeZone);
      return (moment && format.fromPicker(moment)[0]) ?? text;
    },
    dayOf: (value) => (isInstant(value) ? format.dayOf(value) : undefined),
    withDay: (day, value) => format.fromPicker(`${day} ${value && isInstant(value) ? format.time(value) : '08:00'}`)[0] ?? day,
    placeholder: t('list.moment_pattern'),
  };
  return <DateField {...props} way={way} />;
}
