// Flexible hours of a person: the balance, what this month brings so far, and the last rows that it follows from.
import { useState } from 'react';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { can } from '#schema/core/access.ts';
import { type Flex, useFlex } from './data.ts';
import { FlexPopup } from './flex-popup.tsx';
import { useSigned } from './signed.ts';

/** Older ones are on the pages of their months. */
const shown = 4;

function Entry({ entry: { day, reason, seconds, note, by_name } }: { readonly entry: Flex['rows'][number] }) {
  const say = useSay();
  const format = useFormat();
  const signed = useSigned();
  const counted = reason === 'counted';
  const more = [counted ? null : format.date(day), note, by_name].filter(Boolean).join(', ');
  return (
    <li className="split gap-8">
      <span className="stack fit">
        <span>{counted ? format.month(day) : say(`flex_entry.values.reason.${reason}`)}</span>
        {more && <span className="ui-small ui-quiet break">{more}</span>}
      </span>
      <span className="ui-num nowrap">{signed(seconds, true)}</span>
    </li>
  );
}

type Props = {
  readonly user_id: number;
  /** Its name is said where it is another month than the current one. */
  readonly month: string;
  readonly today: string;
  /** Whether hours can be paid out and corrected here. */
  readonly acts?: boolean;
};

export function FlexCard({ user_id, month, today, acts = false }: Props) {
  const say = useSay();
  const format = useFormat();
  const signed = useSigned();
  const decides = useMay(can('attendance.write'));
  const [open, setOpen] = useState(false);
  const { data } = useFlex(user_id, month);
  if (!data || (data.flexible_from === null && data.rows.length === 0)) return null;
  const { balance, rows, so_far, waits } = data;
  const current = month === today.slice(0, 7);
  const first = `${month}-01`;
  return (
    <Card title={say('attendance_flex.title')}>
      <div className="stack gap-12">
        <p className="attendance-sum row baseline gap-8 flush ui-num">
          <b>{signed(balance, true)}</b>
          {!current && <span className="ui-quiet">{say('attendance_flex.after', { month: format.month(first) })}</span>}
        </p>
        {waits.length > 0 && (
          <Notice tone="warn" title={say('attendance_flex.waits', { month: format.month(first) })}>
            {waits.map((day) => `${format.shortWeekday(day)} ${format.dayMonth(day)}`).join(', ')}
          </Notice>
        )}
        <ul className="list stack gap-8">
          {so_far !== null && (
            <li className="split gap-8 ui-quiet">
              <span>{current ? say('attendance_page.monthSoFar', { month: format.month(first) }) : format.month(first)}</span>
              <span className="ui-num nowrap">{signed(so_far, true)}</span>
            </li>
          )}
          {rows
            .slice(-shown)
            .reverse()
            .map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
        </ul>
        {acts && decides && (
          <span className="row wrap gap-8">
            <ActionButton onAct={() => setOpen(true)}>{say('attendance_flex.open')}</ActionButton>
          </span>
        )}
      </div>
      {open && <FlexPopup user_id={user_id} today={today} first={rows.length === 0} onClose={() => setOpen(false)} />}
    </Card>
  );
}
