// The deadline of a new task: typed, picked, or one of three suggestions.
import { describedBy, Labelled } from '#admin/fields/labelled.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { DateTimeInput } from '#admin/ui/inputs/date-input.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import type { Format } from '#schema/core/format.ts';
import { dayAfter, weekdayOf } from '#schema/core/zone.ts';

type Name = 'today' | 'tomorrow' | 'friday';

/** Today at four, tomorrow at noon, Friday at noon: those in the future, each day once. */
const usualOf = (format: Format, now: number): { name: Name; at: string; time: string }[] => {
  const today = format.dayOf(now);
  const friday = dayAfter(today, (12 - weekdayOf(today)) % 7);
  const all: readonly [Name, string, string][] = [
    ['today', today, '16:00'],
    ['tomorrow', dayAfter(today, 1), '12:00'],
    ['friday', friday, '12:00'],
  ];
  const shownDates = new Set<string>();
  return all.flatMap(([name, day, time]) => {
    const [at] = format.fromPicker(`${day} ${time}`);
    if (!at || Date.parse(at) <= now || shownDates.has(day)) return [];
    shownDates.add(day);
    return [{ name, at, time }];
  });
};

type Props = { value: string | null; error: string | undefined; onChange: (deadline: string | null) => void };

export function DeadlineField({ value, error, onChange }: Props) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const id = 'new-task-deadline';
  const same = (at: string) => value !== null && Date.parse(value) === Date.parse(at);
  return (
    <Labelled id={id} label={say('task.fields.deadline')} error={error}>
      <div className="new-task-deadline row wrap gap-8">
        <DateTimeInput id={id} value={value} error={Boolean(error)} describedBy={describedBy(id, undefined, error)} onChange={onChange} />
        <div className="new-task-quick row wrap gap-8">
          {usualOf(format, Date.now()).map(({ name, at, time }) => (
            <ActionButton key={name} pressed={same(at)} onAct={() => onChange(at)}>
              {say(`task_page.create.${name}`)}
              {name !== 'friday' && !phone && ` ${time}`}
            </ActionButton>
          ))}
          <ActionButton pressed={value === null} onAct={() => onChange(null)}>
            {say('task_page.create.noDeadline')}
          </ActionButton>
        </div>
      </div>
    </Labelled>
  );
}
