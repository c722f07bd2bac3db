// The on-call calendar: who is on call now, the shifts of a month or a week, the gaps; for who plans, the ways to fill them.
import './calendar.css';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { NowCard } from '#admin/screens/on-call/shared/now-card.tsx';
import { useOnCallNow } from '#admin/screens/on-call/shared/on-call-now.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconCopy, IconPlus, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useFormat, useTimeZone } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useNow } from '#admin/ui/time/ticker.ts';
import { dayAfter, isDay } from '#schema/core/zone.ts';
import { overlap } from '#schema/on-call/periods.ts';
import { CopyPopup } from './copy-popup.tsx';
import { type ListedShift, useOpenSwaps, useOwnShifts, useShifts } from './data.ts';
import { dayStart, step, type View, weeksOf } from './days.ts';
import { FairnessCard } from './fairness-card.tsx';
import { type Gap, GapsCard } from './gaps-card.tsx';
import { gapsOf, lanesOf, periodOf } from './lanes.ts';
import { OfferPopup } from './offer-popup.tsx';
import { OwnTurns } from './own-turns.tsx';
import { PayrollButton } from './payroll-button.tsx';
import { PhoneList } from './phone-list.tsx';
import { RotationPopup } from './rotation-popup.tsx';
import { type GivenShift, ShiftPopup } from './shift-popup.tsx';
import { SwapsCard } from './swaps-card.tsx';
import { useTrouble } from './trouble.ts';
import { TroubleCard } from './trouble-card.tsx';
import { type Chosen, Weeks } from './weeks.tsx';

type Open =
  | { readonly popup: 'shift'; readonly given?: GivenShift; readonly shift?: ListedShift }
  | { readonly popup: 'offer'; readonly shift: ListedShift }
  | { readonly popup: 'rotation' | 'copy' };
const none: readonly never[] = [];
const hourMs = 3_600_000;

/** `day`: the one at which it opens, instead of today. */
export function Calendar({ entity, day: opened }: Pick<ScreenProps, 'entity'> & { day?: string }) {
  const say = useSay();
  const format = useFormat();
  const zone = useTimeZone();
  const phone = useBelow(768);
  const words = useEntityWords(entity.name);
  const plans = useMay(entity.access.create, {});
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(plans && params.has('add') ? { popup: 'shift' } : null);
  const now = useNow(useServerOffset(), { step: 60_000 });
  const today = format.dayOf(now);
  const view: View = params.get('view') === 'week' && !phone ? 'week' : 'month';
  const wantedDay = params.get('day') ?? '';
  const usual = opened ?? today;
  const at = isDay(wantedDay) ? wantedDay : usual;
  const show = (next: View, day: string) =>
    setParams({ ...(next === 'week' && { view: next }), ...(day !== usual && { day }) }, { replace: true });
  const weeks = useMemo(() => weeksOf(view, at), [view, at]);
  const [first = at, last = at] = [weeks[0], weeks.at(-1)];
  // A turn of the last day ends in the morning of the next one.
  const [from, to] = [format.edgesOf(first)[0], format.edgesOf(dayAfter(last, 7))[1]];
  const { data, error, refetch, isPlaceholderData } = useShifts(from, to);
  useRefusedPage(error);
  usePageTitle(words.many);
  const { data: laneStates = none } = useOnCallNow();
  const { user } = useSession();
  const { data: own = none } = useOwnShifts(user.id, format.edgesOf(today)[0]);
  const { data: swaps = none } = useOpenSwaps(format.edgesOf(today)[0]);
  const reading = !data || isPlaceholderData;
  const starts = data && data.length > 0 ? data : laneStates.flatMap((lane) => lane.now ?? lane.next ?? []);
  const begin = dayStart(
    starts.map(({ from: start }) => Date.parse(start)),
    zone,
    format.dayOf,
  );
  const range = { from: Date.parse(from) + begin * hourMs, to: Date.parse(format.edgesOf(dayAfter(last, 7))[0]) + begin * hourMs };
  const shifts = data?.filter((shift) => overlap(periodOf(shift), range)) ?? none;
  const lanes = lanesOf([...shifts, ...laneStates]);
  const gaps: Gap[] = data ? lanes.flatMap((lane) => gapsOf(lane, shifts, range, now).map((gap) => ({ ...gap, lane }))) : [];
  const clock = `${String(Math.floor(begin)).padStart(2, '0')}:${String(Math.round((begin % 1) * 60)).padStart(2, '0')}`;
  const pointOf = (day: string): string => format.fromPicker(`${day} ${clock}`)[0] ?? format.edgesOf(day)[0];
  const onDays = ({ first: one, last: other }: Chosen) =>
    setOpen({ popup: 'shift', given: { from: pointOf(one), to: pointOf(dayAfter(other)), level: 'first' } });
  const onShift = (shift: ListedShift) => setOpen({ popup: 'shift', shift });
  const onOffer = (shift: ListedShift) => setOpen({ popup: 'offer', shift });
  const onGap = ({ lane: { level, team_id }, ...gap }: Gap) =>
    setOpen({
      popup: 'shift',
      given: { level, team_id, from: new Date(gap.from).toISOString(), to: new Date(gap.to).toISOString() },
    });
  const planned = plans ? { onDays, onShift, onGap } : { onDays: undefined, onShift: undefined, onGap: undefined };
  const trouble = useTrouble(from, to, plans);
  const onTrouble = (shift_id: number) => {
    const shift = data?.find((one) => one.id === shift_id);
    if (shift) onShift(shift);
  };
  const ahead = gaps.filter((gap) => gap.to > now);
  const steps = (
    <span className="on-call-steps row inline wrap gap-6">
      <IconButton
        icon={<IconChevronLeft size={18} />}
        label={say(`on_call_page.before.${view}`)}
        shortcut="ArrowLeft"
        onAct={() => show(view, step(view, at, -1))}
      />
      <span className="on-call-month ui-num" aria-live="polite">
        {view === 'month' ? format.month(at) : `${format.dayMonth(first)} – ${format.date(dayAfter(first, 6))}`}
      </span>
      <IconButton
        icon={<IconChevronRight size={18} />}
        label={say(`on_call_page.after.${view}`)}
        shortcut="ArrowRight"
        onAct={() => show(view, step(view, at, 1))}
      />
      <ActionButton shortcut="T" onAct={() => show(view, today)}>
        {say('on_call_page.today')}
      </ActionButton>
      {!phone && (
        <SegmentedChoice<View>
          label={say('on_call_page.view.label')}
          hideLabel
          value={view}
          onChange={(next) => show(next, at)}
          options={[
            { value: 'month', label: say('on_call_page.view.month') },
            { value: 'week', label: say('on_call_page.view.week') },
          ]}
        />
      )}
    </span>
  );
  const many = plans && (
    <>
      <PayrollButton month={at.slice(0, 7)} />
      <ActionButton kind="quiet" icon={<IconCopy size={16} />} onAct={() => setOpen({ popup: 'copy' })}>
        {say('on_call_page.copy.act')}
      </ActionButton>
      <ActionButton icon={<IconRefresh size={16} />} onAct={() => setOpen({ popup: 'rotation' })}>
        {say('on_call_page.rotation.act')}
      </ActionButton>
    </>
  );
  const acts = plans && (
    <>
      {!phone && many}
      <ActionButton kind="main" icon={<IconPlus size={16} />} shortcut="N" onAct={() => setOpen({ popup: 'shift' })}>
        {words.create}
      </ActionButton>
    </>
  );
  const close = () => {
    setOpen(null);
    if (params.has('add')) setParams({}, { replace: true });
  };
  return (
    <>
      <PageHeader title={words.many} status={steps} actions={acts} />
      <div className="on-call aside aside-early" aria-busy={reading}>
        {phone && (
          <div className="stack gap-16">
            <SwapsCard swaps={swaps} />
            <NowCard lanes={laneStates} />
            <TroubleCard lines={trouble} onChange={onTrouble} />
          </div>
        )}
        {error && !data ? (
          <FailedState error={error} onRetry={refetch} />
        ) : phone ? (
          <PhoneList
            own={own}
            shifts={shifts}
            gaps={gaps}
            reading={reading}
            onShift={planned.onShift}
            onGap={planned.onGap}
            onOffer={onOffer}
          />
        ) : (
          <Weeks
            weeks={weeks}
            month={at}
            today={today}
            begin={begin}
            lanes={lanes}
            shifts={shifts}
            gaps={gaps}
            roomy={view === 'week'}
            trouble={trouble}
            swaps={swaps}
            {...planned}
          />
        )}
        {!phone && (
          <aside className="on-call-aside stack gap-16 fit">
            <NowCard lanes={laneStates} />
            <SwapsCard swaps={swaps} />
            <OwnTurns shifts={own} onOffer={onOffer} />
            <TroubleCard lines={trouble} onChange={onTrouble} />
            <GapsCard gaps={ahead} onFill={planned.onGap} />
            <FairnessCard month={at.slice(0, 7)} />
          </aside>
        )}
      </div>
      {phone && (
        <div className="stack gap-16 above-16">
          <FairnessCard month={at.slice(0, 7)} />
          {many && <div className="row wrap gap-8">{many}</div>}
        </div>
      )}
      {open?.popup === 'shift' && <ShiftPopup {...open} onClose={close} />}
      {open?.popup === 'offer' && <OfferPopup shift={open.shift} onClose={close} />}
      {open?.popup === 'rotation' && <RotationPopup start={view === 'week' ? first : at < today ? today : at} onClose={close} />}
      {open?.popup === 'copy' && <CopyPopup month={at.slice(0, 7)} onClose={close} />}
    </>
  );
}

export default function OnCallCalendar({ entity }: ScreenProps) {
  return <Calendar entity={entity} />;
}
