// Sets the billing multiplier of a period, from a fixed list, with the result and a reason.
import { useId, useState } from 'react';
import { InputPopup } from '#admin/generic/popup/input-popup.tsx';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useSeconds } from '#admin/ui/time/ticker.ts';
import { callInputs } from '#generated/call-inputs.ts';
import { multipliers } from '#schema/times/multipliers.ts';
import { secondsOf } from '#schema/times/time-totals.ts';
import { type SubTime, useRange, useSendTime } from './data.ts';
import type { StretchPopupProps } from './popup.ts';
import { useReasonField } from './reason.tsx';

const choices = Object.values(multipliers).sort((a, b) => a - b);

function Factors({ value, onChange }: { value: number; onChange: (factor: (typeof choices)[number]) => void }) {
  const say = useSay();
  const format = useFormat();
  const name = useId();
  return (
    <fieldset className="time-factors">
      <legend className="ui-unseen">{say('times.screen.factor.title')}</legend>
      {choices.map((factor) => (
        <label key={factor} className="time-factor ui-num">
          <input type="radio" className="ui-unseen" name={name} checked={factor === value} onChange={() => onChange(factor)} />×
          {format.number(factor, 2)}
        </label>
      ))}
    </fieldset>
  );
}

/** `2:10:00 × 1,50 = 3:15:00`, as billed. */
function Product({ stretch, before, factor }: { stretch: SubTime; before: number; factor: number }) {
  const say = useSay();
  const format = useFormat();
  const running = stretch.end_time === null;
  const seconds = useSeconds(running ? stretch.start_time : null, secondsOf(stretch), useServerOffset());
  return (
    <div className="time-sum row baseline wrap gap-8 lines-0">
      <b className="ui-num">{format.clock(seconds)}</b>
      <span className="ui-quiet">×</span>
      <b className="ui-num">{format.number(factor, 2)}</b>
      <span className="ui-quiet">=</span>
      <b className="ui-num">{format.clock(Math.round(seconds * factor))}</b>
      <span className="ui-quiet">{say('times.screen.factor.client')}</span>
      <span className="push ui-small ui-faint ui-num">{say('times.screen.factor.now', { factor: format.number(before, 2) })}</span>
    </div>
  );
}

export function Multiplier({ task, stretch, open, onClose }: StretchPopupProps) {
  const say = useSay();
  const format = useFormat();
  const range = useRange();
  const send = useSendTime(task.id);
  const [before] = useState(stretch.multiplier);
  return (
    <InputPopup
      entity="task"
      input={callInputs['PUT /task/{id}/subtime/{subtimeId}/multiplier']}
      given={{ multiplier: before }}
      open={open}
      onClose={onClose}
      title={say('times.screen.factor.title')}
      subject={range(stretch)}
      action={say('times.screen.factor.action')}
      icon={<IconCheck size={18} />}
      blocked={({ multiplier }) => (multiplier === before ? say('times.screen.factor.same') : null)}
      fields={{
        multiplier: {
          draw: ({ values: { multiplier }, change }) => (
            <>
              <Product stretch={stretch} before={before} factor={Number(multiplier)} />
              <div className="stack gap-6">
                <Factors value={Number(multiplier)} onChange={(factor) => change({ multiplier: factor })} />
                <p className="ui-small ui-quiet">{say('times.screen.factor.help')}</p>
              </div>
            </>
          ),
        },
        reason: useReasonField(),
      }}
      send={(body, key) => send(`/subtime/${stretch.id}/multiplier`, { body }, key)}
      done={({ multiplier }) => say('times.screen.toast.factor', { factor: format.number(multiplier, 2) })}
    />
  );
}
