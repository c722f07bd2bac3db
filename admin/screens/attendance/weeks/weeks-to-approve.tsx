// The submitted weeks of everybody, the oldest first: what does not fit stands beside each, and all without a remark are approved at once.
import './weeks.css';
import { Link } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useApproveWeeks, useWaitingWeeks, type WaitingWeek } from '#admin/screens/attendance/shared/data.ts';
import { ForgottenClocks } from '#admin/screens/attendance/shared/forgotten.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { takeInspection } from '#admin/screens/attendance/shared/record-popup.tsx';
import { ApproveAndLock, WeekAct } from '#admin/screens/attendance/shared/week-acts.tsx';
import { WeekWords } from '#admin/screens/attendance/shared/week-card.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconDownload } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { monthOf } from '#schema/attendance/flex.ts';
import { dayAfter } from '#schema/core/zone.ts';

const step = 60_000;

/** Nothing in it takes a second look. */
const isPlain = ({ days, note, changed, user_id }: WaitingWeek, me: number) =>
  user_id !== me && !note && changed.length === 0 && days.every(({ problems }) => problems.length === 0);

function Waiting({ week }: { readonly week: WaitingWeek }) {
  const say = useSay();
  const format = useFormat();
  const { user_id, name, sums, from, to, submitted_at, days } = week;
  const odd = days.filter(({ problems }) => problems.length > 0);
  return (
    <li className="week-waiting stack gap-10">
      <div className="row wrap gap-12">
        <Avatar name={name} />
        <span className="stack fit tap-links">
          <Link to={`/attendance/${user_id}?month=${to.slice(0, 7)}`}>
            <b className="break">{name}</b>
          </Link>
          <span className="ui-small ui-quiet">
            {say('attendance_page.weekOf', { number: Number(week.week.slice(6)) })}, {format.dayMonth(from)} – {format.dayMonth(to)},{' '}
            {say('attendance_page.submittedAt', { time: format.dateTime(submitted_at) })}
          </span>
        </span>
        <span className="row baseline gap-8 push ui-num">
          <b>{format.hours(sums.present)}</b>
          <span className="ui-quiet">{say('attendance_page.due', { hours: format.hours(sums.contract) })}</span>
        </span>
      </div>
      <WeekWords week={week} />
      {odd.map((day) => (
        <div key={day.day} className="row wrap gap-12 lines-4">
          <span className="ui-num">
            {format.shortWeekday(day.day)} {format.dayMonth(day.day)}
          </span>
          <Problems day={day} />
        </div>
      ))}
      <div className="row wrap gap-8">
        <ApproveAndLock week={week} kind="plain" />
        <WeekAct week={week} name="sendBack" />
      </div>
    </li>
  );
}

export default function WeeksToApprove() {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const { data, error, refetch } = useWaitingWeeks();
  const approve = useApproveWeeks();
  usePageTitle(say('attendance_page.toApprove'));
  const month = monthOf(format.dayOf(useNow(useServerOffset(), { step })));
  const lastMonth = monthOf(dayAfter(`${month}-01`, -1));
  const plain = data?.filter((week) => isPlain(week, user.id)) ?? [];
  return (
    <>
      <PageHeader
        title={say('attendance_page.toApprove')}
        count={data?.length}
        actions={
          <>
            <ActionButton icon={<IconDownload size={16} />} onAct={() => takeInspection(lastMonth, month)}>
              {say('attendance_page.record.inspection')}
            </ActionButton>
            {plain.length > 0 && (
              <ActionButton kind="main" onAct={() => approve(plain)}>
                {say('attendance_page.approveAll', { count: format.count(plain.length) })}
              </ActionButton>
            )}
          </>
        }
      />
      <div className="stack gap-16">
        <ForgottenClocks />
        {error && !data ? (
          <FailedState error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonRows rows={4} />
        ) : data.length === 0 ? (
          <EmptyState title={say('attendance_page.nothingWaits')} />
        ) : (
          <Card flush label={say('attendance_page.toApprove')}>
            <ul className="list weeks-waiting">
              {data.map((week) => (
                <Waiting key={`${week.user_id} ${week.week}`} week={week} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
