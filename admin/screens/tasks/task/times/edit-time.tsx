// Corrects start and end of a period, with a reason, and shows overlaps.
import { useState } from 'react';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { secondsOf } from '#schema/times/time-totals.ts';
import { useLockedHours, useRange, useSendTime, useTimesAround } from './data.ts';
import { conflictsOf, type Ends, endAtFault, spanOf, wrongWith } from './ends.ts';
import { EndsFields } from './ends-fields.tsx';
import type { StretchPopupProps } from './popup.ts';
import { ReasonField, useReason } from './reason.tsx';
import { TimeStrip } from './time-strip.tsx';

export function EditTime({ task, entry, stretch, open, onClose }: StretchPopupProps) {
  const say = useSay();
  const format = useFormat();
  const range = useRange();
  const send = useSendTime(task.id);
  const { now, lock } = useLockedHours();
  // Fixed when the popup opens: the server reports a colleague's change.
  const [stored] = useState({ start: stretch.start_time, end: stretch.end_time ?? stretch.start_time });
  const [before] = useState(stretch);
  const [ends, setEnds] = useState<Ends>(stored);
  const reason = useReason();

  const span = spanOf(ends);
  const around = useTimesAround(entry.user_id, span?.from ?? null, span?.to ?? null).data ?? [];
  const others = around.filter(({ sub_time_id }) => sub_time_id !== stretch.id);
  const wrong = wrongWith(ends, now, lock);
  const conflicts = wrong ? [] : conflictsOf(ends, others, now);
  const seconds = span ? Math.round((span.to - span.from) / 1000) : 0;
  const changed = ends.start !== stored.start || ends.end !== stored.end;
  const blocked = !span
    ? say('times.screen.ends.missing')
    : wrong?.reason === 'locked'
      ? say('times.reasons.timeLocked')
      : wrong && wrong.reason !== 'notMoment'
        ? say(`times.rules.${wrong.reason}`)
        : conflicts.length > 0
          ? say('times.screen.strip.blocked')
          : !changed
            ? say('times.screen.edit.same')
            : reason.missing;

  const body = ends.start !== null && ends.end !== null ? { start_time: ends.start, end_time: ends.end, reason: reason.text } : null;
  return (
    <PressPopup
      open={open}
      onClose={onClose}
      title={say('times.screen.edit.title')}
      subject={entry.user_name}
      filled={changed || reason.text !== ''}
      action={{
        label: say('times.screen.edit.action'),
        icon: <IconCheck size={18} />,
        blocked,
        subject: body,
        send: async (key) => body && send(`/subtime/${stretch.id}`, { body }, key),
        done: say('times.screen.toast.edited', { duration: format.clock(seconds) }),
      }}
    >
      <EndsFields ends={ends} onChange={setEnds} stored={stored} wrong={wrong} conflict={endAtFault(ends, conflicts)} lock={lock} />
      <TimeStrip
        ends={ends}
        others={others}
        conflicts={conflicts}
        now={now}
        free={say('times.screen.strip.fits', { duration: format.clock(seconds), before: format.clock(secondsOf(before)) })}
        onChange={setEnds}
      />
      <ReasonField
        reason={reason}
        help={say('times.screen.edit.history', { range: range(before), duration: format.clock(secondsOf(before)) })}
      />
    </PressPopup>
  );
}
