// Copies the shifts of a month into another one, and says what could not be copied.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Chooser } from '#admin/fields/chooser.tsx';
import { PressPopup } from '#admin/generic/popup/press-popup.tsx';
import { stay } from '#admin/providers/calls/press.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import { nextMonth, previousMonth } from './days.ts';
import { usePeriodName } from './names.ts';

/** A year before and after the month in sight. */
const monthsAround = 12;
const monthsNear = (month: string): string[] => {
  const near = [`${month}-01`];
  for (let at = 0; at < monthsAround; at += 1) {
    near.unshift(previousMonth(near[0] ?? month));
    near.push(nextMonth(near.at(-1) ?? month));
  }
  return near.map((day) => day.slice(0, 7));
};

/** `month`: the one in sight, into which the one before it is copied. */
export function CopyPopup({ month: inSight, onClose }: { month: string; onClose: () => void }) {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const periodName = usePeriodName();
  const monthId = useId();
  const toId = useId();
  const [month, setMonth] = useState(previousMonth(`${inSight}-01`).slice(0, 7));
  const [to, setTo] = useState(inSight);
  const [collisions, setCollisions] = useState<AnswerOf<'/on_call/copy', 'POST'>['collisions'] | null>(null);
  const [options] = useState(() => monthsNear(inSight).map((value) => ({ value, label: format.month(value) })));
  const chosen = (value: string) => options.find((one) => one.value === value) ?? null;
  const field = (id: string, label: string, value: string, change: (month: string) => void) => (
    <Chooser
      id={id}
      label={label}
      options={options}
      required
      value={chosen(value)}
      onChange={(one) => {
        setCollisions(null);
        if (one) change(String(one.value));
      }}
    />
  );
  return (
    <PressPopup
      title={say('on_call_page.copy.title')}
      onClose={onClose}
      {...(collisions && { cancel: say('on_call_page.copy.close') })}
      action={{
        label: say('on_call_page.copy.send'),
        blocked: month === to ? say('on_call_page.copy.same') : null,
        subject: [month, to],
        send: async (key) => {
          const copy = await sendOnce('/on_call/copy', { method: 'POST', body: { month, to } }, key);
          await queries.invalidateQueries({ queryKey: ['on_call_shift'] });
          if (copy.copied > 0) toastSuccess(say('on_call_page.copy.done', { count: copy.copied }));
          if (copy.copied > 0 && copy.collisions.length === 0) return null;
          setCollisions(copy.collisions);
          return stay;
        },
      }}
    >
      {field(monthId, say('on_call_page.copy.month'), month, setMonth)}
      {field(toId, say('on_call_page.copy.to'), to, setTo)}
      <p className="ui-small ui-quiet flush">{say('on_call_page.copy.effect')}</p>
      {collisions?.length === 0 && <Notice tone="info" title={say('on_call_page.copy.none')} live />}
      {collisions && collisions.length > 0 && (
        <Notice tone="warn" title={say('on_call_page.copy.collisions')} live>
          <ul className="list flush">
            {collisions.map(({ user_id, user_name, level, from, to: end, reason, by_name }) => (
              <li key={`${user_id} ${level} ${from}`}>
                <b>{user_name}</b> <span className="ui-num">{periodName(from, end)}</span>
                {': '}
                {say(`on_call_page.copy.reasons.${reason}`)}
                {by_name && ` (${by_name})`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </PressPopup>
  );
}
