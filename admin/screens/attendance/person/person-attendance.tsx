// The month of a person for whoever approves working time: weeks with their days, what waits, and the sums against the limits.
import './person.css';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useWeeks } from '#admin/screens/attendance/shared/data.ts';
import { StayPopup } from '#admin/screens/attendance/shared/mend-popups.tsx';
import { RecordPopup } from '#admin/screens/attendance/shared/record-popup.tsx';
import { WeekCard } from '#admin/screens/attendance/shared/week-card.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDownload, IconPlus } from '#admin/ui/marks/icons.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { PeriodSteps } from '#admin/ui/time/period-steps.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { isDay } from '#schema/core/zone.ts';
import { MonthSums } from './month-sums.tsx';
import { MonthTable } from './month-table.tsx';

const step = 60_000;

/** The first day of the month so many months later. */
const monthAfter = (first: string, months: number): string => {
  const at = new Date(`${first}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
};
const lastOfMonth = (first: string): string =>
  new Date(Date.parse(`${monthAfter(first, 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

export default function PersonAttendance() {
  const say = useSay();
  const format = useFormat();
  const narrow = useBelow(992);
  const user_id = Number(useParams().id);
  const name = useNameOf()(user_id);
  const today = format.dayOf(useNow(useServerOffset(), { step }));
  const [params, setParams] = useSearchParams();
  const [popup, setPopup] = useState<'stay' | 'record' | null>(null);
  const chosen = `${params.get('month')}-01`;
  const current = `${today.slice(0, 7)}-01`;
  const first = isDay(chosen) ? chosen : current;
  const last = lastOfMonth(first);
  const setMonth = (next: string) => setParams(next === current ? {} : { month: next.slice(0, 7) }, { replace: true });
  const { data, error, refetch } = useWeeks(user_id, first, last);
  usePageTitle(name);
  // What lies ahead is not worked yet.
  const weeks = data?.filter(({ from }) => from <= today);
  const weekTitle = (week: string) => say('attendance_page.weekOf', { number: Number(week.slice(6)) });
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: say('attendance_page.board'), to: '/attendance/today' }]}
        title={name}
        status={
          <span className="row inline gap-6">
            <PeriodSteps
              name={format.month(first)}
              before={say('attendance_page.monthBefore')}
              after={say('attendance_page.monthAfter')}
              today={say('attendance_page.thisMonth')}
              onStep={(by) => setMonth(monthAfter(first, by))}
              onToday={first === current ? undefined : () => setMonth(current)}
            />
          </span>
        }
        actions={
          <>
            <ActionButton icon={<IconPlus size={16} />} onAct={() => setPopup('stay')}>
              {say('attendance_page.stay.open')}
            </ActionButton>
            <ActionButton icon={<IconDownload size={16} />} onAct={() => setPopup('record')}>
              {say('attendance_page.record.open')}
            </ActionButton>
          </>
        }
      />
      {weeks ? (
        <div className="aside aside-slim">
          <div className="stack gap-16">
            {narrow ? (
              weeks.map((week) => <WeekCard key={week.week} week={week} title={weekTitle(week.week)} full />)
            ) : (
              <MonthTable weeks={weeks} user_id={user_id} />
            )}
            {weeks.length === 0 && <p className="ui-quiet">{say('attendance_page.ahead')}</p>}
          </div>
          <MonthSums weeks={weeks} first={first} last={last} today={today} user_id={user_id} acts={!narrow} />
        </div>
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows rows={10} />
      )}
      {popup === 'stay' && <StayPopup user_id={user_id} day={today} onClose={() => setPopup(null)} />}
      {popup === 'record' && <RecordPopup user_id={user_id} name={name} month={first} all onClose={() => setPopup(null)} />}
    </>
  );
}
