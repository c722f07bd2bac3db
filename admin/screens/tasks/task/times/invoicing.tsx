// Excludes a part of an entry from invoicing: duration, remainder and reason.
import { useState } from 'react';
import { FigureField, useFigure } from '#admin/fields/figure-field.tsx';
import { NotesField } from '#admin/fields/notes-field.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { useFigures } from '#admin/ui/inputs/figures.ts';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { type Stretch, StripBar } from '#admin/ui/time/day-strip.tsx';
import { dayOf, hoursInto } from '#schema/core/zone.ts';
import { useSendTime } from './data.ts';
import { nearAxis } from './ends.ts';
import type { EntryPopupProps } from './popup.ts';

/** The periods of the entry; the excluded part is hatched from the end. */
const billedStretches = ({ sub_times }: TimeEntry, off: number): Stretch[] => {
  let left = off * 1000;
  return sub_times
    .flatMap(({ start_time, end_time }) => (end_time ? [{ from: Date.parse(start_time), to: Date.parse(end_time) }] : []))
    .reverse()
    .flatMap(({ from, to }): Stretch[] => {
      const cut = Math.max(from, to - left);
      left -= to - cut;
      const iso = (at: number) => new Date(at).toISOString();
      return [
        ...(cut > from ? [{ start: iso(from), end: iso(cut), kind: 'done' as const }] : []),
        ...(to > cut ? [{ start: iso(cut), end: iso(to), kind: 'unbilled' as const }] : []),
      ];
    });
};

function Bar({ entry, off }: { entry: TimeEntry; off: number }) {
  const timeZone = useTimeZone();
  const stretches = billedStretches(entry, off);
  const [last] = stretches;
  if (!last) return null;
  const day = dayOf(Date.parse(last.start), timeZone);
  // An entry over several days shows its last day.
  const shown = stretches.filter(({ start }) => dayOf(Date.parse(start), timeZone) === day);
  const hours = shown.flatMap(({ start, end }) => [start, end ?? start]).map((at) => hoursInto(day, Date.parse(at), timeZone));
  return <StripBar day={day} axis={nearAxis(hours)} name={entry.user_name} stretches={shown} />;
}

export function Invoicing({ task, entry, open, onClose }: EntryPopupProps) {
  const say = useSay();
  const format = useFormat();
  const send = useSendTime(task.id);
  const [before] = useState(entry);
  const [part, setPart] = useState(before.non_invoiced_part);
  const taken = useFigure(
    useFigures().duration(),
    say('times.screen.invoicing.time'),
    before.non_invoiced_part ? before.non_invoiced_time : null,
  );
  const [why, setWhy] = useState(before.non_invoiced_comment ?? '');

  const total = entry.total_time;
  const entered = taken.value ?? 0;
  const readable = !Number.isNaN(entered);
  const off = part && readable ? entered : 0;
  const tooMuch = off > total;
  const wrong = !part
    ? undefined
    : !readable
      ? say('times.screen.invoicing.notTime')
      : tooMuch
        ? say('times.screen.invoicing.tooMuch', { duration: format.clock(total) })
        : undefined;
  const body = { non_invoiced_part: part, non_invoiced_time: off, non_invoiced_comment: part ? why.trim() || null : null };
  const changed =
    part !== before.non_invoiced_part ||
    (part && (entered !== before.non_invoiced_time || body.non_invoiced_comment !== before.non_invoiced_comment));

  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('times.screen.invoicing.title')}
      subject={`${entry.user_name} · ${entry.work_type_name}`}
      filled={changed}
      action={{
        label: say('times.screen.invoicing.action'),
        icon: <IconCheck size={18} />,
        blocked: tooMuch
          ? say('times.screen.invoicing.blocked')
          : ((part ? taken.waits : null) ?? wrong ?? (changed ? null : say('times.screen.notes.same'))),
        subject: body,
        send: (key) => send(`/time/${entry.id}/invoicing`, { body }, key),
        done: say('times.screen.toast.invoicing', { duration: format.clock(total - off), total: format.clock(total) }),
      }}
    >
      <Checkbox label={say('times.screen.invoicing.part')} checked={part} onChange={setPart} />
      {part && (
        <div className="time-off">
          <FigureField {...taken.field} error={wrong} unit={<span className="ui-faint">{say('times.screen.invoicing.unit')}</span>} />
        </div>
      )}
      <div className="time-strip stack gap-2">
        <Bar entry={entry} off={off} />
        <p className="time-split row stretch wrap gap-8 lines-0 ui-small ui-quiet">
          <span>
            {say('times.screen.invoicing.on')} <b className="ui-num">{tooMuch ? '–' : format.clock(total - off)}</b>
          </span>
          <span className="time-split-end push">
            {say('times.screen.invoicing.off')} <b className={tooMuch ? 'ui-num ui-danger' : 'ui-num'}>{format.clock(off)}</b>
          </span>
          <span className="ui-faint ui-num">{say('times.screen.invoicing.of', { duration: format.clock(total) })}</span>
        </p>
      </div>
      {part && <NotesField name="non_invoiced_comment" label={say('times.screen.invoicing.why')} value={why} onChange={setWhy} rows={2} />}
    </PressPopup>
  );
}
