// The calendar of absences: everybody by the days of a month, a quarter or a year, or one user's year; beside a month what waits for a decision.
import './calendar.css';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { takeFile } from '#admin/providers/calls/take-file.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useAbsenceCalendar } from '#admin/screens/absences/shared/data.ts';
import { RequestPopup, type RequestStart } from '#admin/screens/absences/shared/request-popup.tsx';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { IconPrinter } from '#admin/ui/icons/acts.tsx';
import { IconUsers } from '#admin/ui/icons/wayfinding.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconDownload, IconPlus } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { FilterMany } from '#admin/ui/tables/filters.tsx';
import { PeriodSteps } from '#admin/ui/time/period-steps.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import { can } from '#schema/core/access.ts';
import { CollectivePopup } from './collective-popup.tsx';
import { groupsOf } from './coverage.ts';
import { daysOfMonth, monthsOf, periodAfter, quarterOf, type View, views } from './days.ts';
import { Grid } from './grid.tsx';
import { PhoneList } from './phone-list.tsx';
import { Printed } from './printed.tsx';
import { useShift } from './use-shift.ts';
import { WaitingRequests } from './waiting.tsx';

/** In the address, of users without a type. */
const noType = 0;

export default function AbsenceCalendarPage() {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const office = useMay(can('absences.write'), {});
  const today = format.dayOf(useNow(useServerOffset(), { step: 60_000 }));
  const [params, setParams] = useSearchParams();
  const chosen = params.get('month') ?? '';
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(chosen) ? chosen : today.slice(0, 7);
  const chosenView = views.find((one) => one === params.get('view')) ?? 'month';
  const user_id = phone ? 0 : Number(params.get('user') ?? 0);
  const view: View = phone ? 'month' : user_id ? 'year' : chosenView;
  const types = useMemo(() => (params.get('types') ?? '').split(',').filter(Boolean).map(Number), [params]);
  const addressOf = (next: { readonly view: View; readonly month: string; readonly user?: number }) => ({
    ...(types.length > 0 && { types: types.join() }),
    ...(next.view !== 'month' && { view: next.view }),
    ...(next.month !== today.slice(0, 7) && { month: next.month }),
    ...(next.user && { user: String(next.user) }),
  });
  const show = (next: View, of: string, user = 0) => setParams(addressOf({ view: next, month: of, user }), { replace: true });
  const yearOf = ({ id }: { readonly id: number }) =>
    `/absenceCalendar?${new URLSearchParams(addressOf({ view: 'year', month, user: id }))}`;
  const months = useMemo(() => monthsOf(view, month), [view, month]);
  const [first = month, last = month] = [months[0], months.at(-1)];
  const { data, error, refetch, isPlaceholderData } = useAbsenceCalendar(`${first}-01`, daysOfMonth(last).at(-1) ?? today);
  const [request, setRequest] = useState<RequestStart | null>(null);
  const [collective, setCollective] = useState(false);
  usePageTitle(say('absence_page.calendar'));
  useShortcut('M', () => show('month', month), { when: !phone, says: say('absence_page.view.month') });
  useShortcut('Q', () => show('quarter', month), { when: !phone, says: say('absence_page.view.quarter') });
  useShortcut('L', () => show('year', month), { when: !phone, says: say('absence_page.view.year') });
  const shown = useMemo(
    () =>
      data && { ...data, users: types.length > 0 ? data.users.filter((user) => types.includes(user.user_type_id ?? noType)) : data.users },
    [data, types],
  );
  const onShift = useShift();
  const of = data?.users.find(({ id }) => id === user_id);
  const period = {
    month: format.month(month),
    quarter: say('absence_page.quarter', { number: quarterOf(month), year: month.slice(0, 4) }),
    year: month.slice(0, 4),
  }[view];
  const name = of ? `${of.name}, ${period}` : period;
  const steps = (
    <span className="row inline wrap gap-6">
      <PeriodSteps
        name={period}
        before={say(`absence_page.before.${view}`)}
        after={say(`absence_page.after.${view}`)}
        today={say('absence_page.today')}
        onStep={(by) => show(view, periodAfter(view, month, by), user_id)}
        onToday={() => show(view, today.slice(0, 7), user_id)}
      />
      {!phone && (
        <SegmentedChoice<View>
          label={say('absence_page.view.label')}
          hideLabel
          value={of ? undefined : view}
          onChange={(next) => show(next, month)}
          options={views.map((value) => ({ value, label: say(`absence_page.view.${value}`) }))}
        />
      )}
    </span>
  );
  return (
    <>
      <PageHeader
        title={of ? of.name : say('absence_page.calendar')}
        status={steps}
        facts={
          data && (
            <>
              <FilterMany
                label={say('absence_page.group')}
                icon={<IconUsers size={16} />}
                options={groupsOf(data.users).map(({ id, name: type }) => ({
                  value: id ?? noType,
                  label: type ?? say('absence_page.noType'),
                }))}
                value={types}
                onChange={(chosenTypes) =>
                  setParams(
                    (before) => {
                      const { types: _before, ...rest } = Object.fromEntries(before);
                      return chosenTypes.length > 0 ? { ...rest, types: chosenTypes.join() } : rest;
                    },
                    { replace: true },
                  )
                }
              />
              {!phone && <IconButton icon={<IconPrinter size={18} />} label={say('absence_page.print')} onAct={() => window.print()} />}
            </>
          )
        }
        actions={
          <>
            <ActionButton kind="main" icon={<IconPlus size={16} />} shortcut="N" onAct={() => setRequest({})}>
              {say('absence_page.ask')}
            </ActionButton>
            {view === 'month' && !phone && (
              <MoreMenu
                items={[
                  {
                    id: 'payroll',
                    label: say('absence_page.payroll.take'),
                    icon: <IconDownload size={16} />,
                    onAct: () => takeFile(`/absence/payroll?month=${month}&format=csv`),
                  },
                  ...(office
                    ? [
                        {
                          id: 'collective',
                          label: say('absence_page.collective.act'),
                          icon: <IconUsers size={16} />,
                          onAct: () => setCollective(true),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          </>
        }
      />
      <div className={view === 'month' ? 'aside aside-early' : 'stack'} aria-busy={!data || isPlaceholderData}>
        {error && !data ? (
          <FailedState error={error} onRetry={refetch} />
        ) : (
          <Card flush label={name} className="absence-card">
            {!shown ? (
              <SkeletonRows rows={10} head />
            ) : phone ? (
              <PhoneList calendar={shown} />
            ) : (
              <Grid
                calendar={shown}
                view={view}
                months={months}
                today={today}
                label={name}
                of={of}
                office={office}
                yearOf={yearOf}
                onPick={setRequest}
                onShift={onShift}
              />
            )}
          </Card>
        )}
        {!phone && shown && <Printed calendar={shown} months={months} />}
        {office && data && view === 'month' && <WaitingRequests calendar={data} />}
      </div>
      {collective && <CollectivePopup onClose={() => setCollective(false)} />}
      {request && <RequestPopup start={request} onClose={() => setRequest(null)} />}
    </>
  );
}
