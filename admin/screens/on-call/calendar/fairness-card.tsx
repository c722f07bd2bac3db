// How the time on call is shared: days of each person in the visible month or in twelve months, and of them weekends and holidays.
import './fairness-card.css';
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useFairness } from './data.ts';

type Span = 'month' | 'year';
const daySeconds = 86_400;

/** `month`: `2026-11`. */
export function FairnessCard({ month }: { month: string }) {
  const say = useSay();
  const format = useFormat();
  const [span, setSpan] = useState<Span>('month');
  const { data = [] } = useFairness(month);
  const days = (seconds: number) => {
    const count = Math.round((seconds / daySeconds) * 10) / 10;
    return format.number(count, Number.isInteger(count) ? 0 : 1);
  };
  const most = Math.max(1, ...data.map((one) => one[span].seconds));
  const people = data
    .filter((one) => one.year.seconds > 0 || one.month.seconds > 0)
    .sort((one, other) => other[span].seconds - one[span].seconds);
  return (
    <Card title={say('on_call_page.fairness.title')}>
      <div className="stack gap-12">
        <SegmentedChoice<Span>
          label={say('on_call_page.fairness.period')}
          hideLabel
          value={span}
          onChange={setSpan}
          options={[
            { value: 'month', label: say('on_call_page.fairness.month') },
            { value: 'year', label: say('on_call_page.fairness.year') },
          ]}
        />
        {people.length === 0 ? (
          <p className="ui-quiet flush">{say('on_call_page.fairness.none')}</p>
        ) : (
          <>
            <span className="ui-small ui-quiet">{say('on_call_page.fairness.unit')}</span>
            <ul className="stack gap-8 list flush">
              {people.map(({ user_id, user_name, [span]: { seconds, free_seconds } }) => (
                <li key={user_id} className="on-call-share gap-10">
                  <span className="break" aria-hidden="true">
                    {user_name}
                  </span>
                  <span className="on-call-share-bar row" aria-hidden="true">
                    <span style={{ width: `${((seconds - free_seconds) / most) * 100}%` }} />
                    <span style={{ width: `${(free_seconds / most) * 100}%` }} />
                  </span>
                  <span className="on-call-share-days ui-num nowrap" aria-hidden="true">
                    <b>{days(seconds)}</b>
                    <span className="ui-quiet"> / {days(free_seconds)}</span>
                  </span>
                  <span className="ui-unseen">
                    {say('on_call_page.fairness.share', { name: user_name, days: days(seconds), free: days(free_seconds) })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}
