// The own working time: today with its acts under the thumb, and the days of a week with what does not fit.
import './own.css';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { type Day, useDays, useOwnPresence, useWeeks } from '#admin/screens/attendance/shared/data.ts';
import { DayStrips } from '#admin/screens/attendance/shared/day-strips.tsx';
import { FlexCard } from '#admin/screens/attendance/shared/flex-card.tsx';
import { MendActs } from '#admin/screens/attendance/shared/mend-acts.tsx';
import { PresenceActs } from '#admin/screens/attendance/shared/presence-acts.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { RecordPopup } from '#admin/screens/attendance/shared/record-popup.tsx';
import { WeekCard } from '#admin/screens/attendance/shared/week-card.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconDownload } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { Dock } from '#admin/ui/page/dock.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { PeriodSteps } from '#admin/ui/time/period-steps.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { weekOf } from '#schema/core/iso-week.ts';
import { dayAfter, isDay, mondayOf } from '#schema/core/zone.ts';

const step = 30_000;

function Today({ day }: { day: Day | undefined }) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const { user } = useSession();
  const { data: own } = useOwnPresence();
  if (!own || !day) return null;
  const { presence } = own;
  const state = presence?.state ?? 'out';
  const stateWord = say(`attendance_page.state.${state}`, {
    time: presence ? format.time(state === 'paused' ? presence.state_since : presence.since) : '',
  });
  const shown = own.source === 'own' || presence !== null;
  return (
    <>
      <Card title={say('attendance_page.day', { day: format.dayMonth(day.day) })} running={state === 'in'}>
        <div className="stack gap-10">
          {shown && <p className={state === 'paused' ? 'flush ui-warn' : 'flush ui-quiet'}>{stateWord}</p>}
          <p className="attendance-sum row baseline gap-8 flush ui-num">
            <b>{format.hours(day.present)}</b>
            {day.contract > 0 && <span className="ui-quiet">{say('attendance_page.due', { hours: format.hours(day.contract) })}</span>}
          </p>
          <DayStrips day={day} />
          <dl className="attendance-parts row wrap gap-16 flush">
            {(
              [
                ['tasks', day.on_tasks],
                ['break', day.break],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt className="ui-small ui-quiet">{say(`attendance_page.sums.${name}`)}</dt>
                <dd className="ui-num">{format.hours(value)}</dd>
              </div>
            ))}
          </dl>
          <Problems day={day} acts={(problem) => <MendActs day={day} user_id={user.id} problem={problem} />} />
          {!phone && <PresenceActs own={own} />}
        </div>
      </Card>
      {phone && shown && (
        <Dock label={say('attendance_page.acts.label')} running={state === 'in'}>
          <PresenceActs own={own} full />
        </Dock>
      )}
    </>
  );
}

export default function OwnAttendance() {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const { user } = useSession();
  const today = format.dayOf(useNow(useServerOffset(), { step }));
  const [taking, setTaking] = useState(false);
  const [params, setParams] = useSearchParams();
  const chosen = params.get('week');
  const monday = mondayOf(isDay(chosen) ? chosen : today);
  const setMonday = (next: string) => setParams(next === mondayOf(today) ? {} : { week: next }, { replace: true });
  const { data, error, refetch } = useWeeks(user.id, monday, monday);
  const current = useDays(user.id, today, today).data?.[0];
  const [week] = data ?? [];
  usePageTitle(say('attendance_page.own'));
  const title = say('attendance_page.weekOf', { number: Number(weekOf(monday).slice(6)) });
  const steps = (
    <PeriodSteps
      name={`${format.dayMonth(monday)} – ${format.dayMonth(dayAfter(monday, 6))}`}
      before={say('attendance_page.before')}
      after={say('attendance_page.after')}
      today={say('attendance_page.thisWeek')}
      onStep={(by) => setMonday(dayAfter(monday, 7 * by))}
      onToday={monday === mondayOf(today) ? undefined : () => setMonday(mondayOf(today))}
    />
  );
  return (
    <>
      <PageHeader
        title={say('attendance_page.own')}
        actions={
          <ActionButton icon={<IconDownload size={16} />} onAct={() => setTaking(true)}>
            {say('attendance_page.record.open')}
          </ActionButton>
        }
      />
      <div className="stack gap-16 attendance-own">
        <Today day={current} />
        {week ? (
          <WeekCard week={week} title={title} steps={steps} full={phone} />
        ) : error ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={7} />
        )}
        <FlexCard user_id={user.id} month={today.slice(0, 7)} today={today} />
      </div>
      {taking && (
        <RecordPopup user_id={user.id} name={user.name} month={`${monday.slice(0, 7)}-01`} all={false} onClose={() => setTaking(false)} />
      )}
    </>
  );
}
