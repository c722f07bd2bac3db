// Says that the own clock runs past its day, and ends it in one tap at the time that it probably ended.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSaidAct } from '#admin/generic/acts/said-act.ts';
import { call } from '#admin/providers/calls/http.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { serverNow } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconHourglass } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { isForgotten } from '#schema/times/forgotten-clock.ts';
import { readTaskAgain, taskKeys } from './task-queries.ts';
import { useWorking } from './working.ts';

const signs = ['file', 'comment', 'material', 'transport'] as const;
type Sign = (typeof signs)[number];
const isSign = (entity: string): entity is Sign => signs.some((one) => one === entity);

/** Clocks that their user has said to be running still, on this page. */
const confirmed = new Set<string>();

export function ForgottenClock() {
  const say = useSay();
  const format = useFormat();
  const queries = useQueryClient();
  const { act } = useSaidAct();
  const working = useWorking();
  const timeZone = useTimeZone();
  const [, look] = useState(0);
  const { data } = useQuery({
    queryKey: [...taskKeys.working, 'forgotten', working?.task_id, working?.status],
    queryFn: async ({ signal }) => (await call('/me/forgotten_clock', { signal })).json,
    enabled: working?.status === 0 && isForgotten(Date.parse(working.time), Date.parse(serverNow()), timeZone),
  });
  if (!data || working?.status !== 0) return null;
  const { task_id, company_task_id, title, start_time, last_sign, usual_end } = data;
  const name = `${task_id} ${start_time}`;
  if (confirmed.has(name)) return null;
  const stop = (ended_at: string) =>
    act({
      on: `forgotten:${task_id}`,
      send: (key) => sendOnce(`/task/${task_id}/stop`, { method: 'POST', body: { ended_at } }, key),
      done: say('forgotten_clock.done', { number: String(company_task_id), time: format.dateTime(ended_at) }),
      after: () => Promise.all([queries.invalidateQueries({ queryKey: taskKeys.working }), readTaskAgain(queries, task_id)]),
    });
  const sign = last_sign && isSign(last_sign.entity) ? last_sign.entity : 'other';
  const ends = [
    ...(last_sign ? [{ id: 'sign', at: last_sign.at, why: say(`forgotten_clock.signs.${sign}`) }] : []),
    ...(usual_end ? [{ id: 'usual', at: usual_end, why: say('forgotten_clock.usual') }] : []),
  ];
  return (
    <div className="above-8">
      <Notice
        tone="warn"
        icon={<IconHourglass size={18} />}
        title={say('forgotten_clock.title', { time: format.dateTime(start_time) })}
        note={say('forgotten_clock.note')}
      >
        <Link to={`/task/${task_id}`}>
          <span className="ui-num">#{company_task_id}</span> {title}
        </Link>
        <div className="row wrap gap-8 above-8">
          {ends.map(({ id, at, why }, nth) => (
            <ActionButton key={id} kind={nth === 0 ? 'main' : 'plain'} onAct={() => void stop(at)}>
              {say('forgotten_clock.end', { time: format.time(at), why })}
            </ActionButton>
          ))}
          <ActionButton
            kind="quiet"
            onAct={() => {
              confirmed.add(name);
              look((turn) => turn + 1);
            }}
          >
            {say('forgotten_clock.goesOn')}
          </ActionButton>
        </div>
      </Notice>
    </div>
  );
}
