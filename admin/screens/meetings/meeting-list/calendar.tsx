// The calendar of meetings: a week by hours, a month by days, a list on a phone; beside it the work waiting for the user.
import './calendar.css';
import './calendar-entry.css';
import './calendar-month.css';
import './calendar-week.css';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { ListHead } from '#admin/generic/list/list-head.tsx';
import { useListPlace } from '#admin/generic/list/listing.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { createPathOf } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { useNow } from '#admin/ui/time/ticker.ts';
import { isDay } from '#schema/core/zone.ts';
import { AwaitingCards } from './awaiting-cards.tsx';
import { useMeetings } from './data.ts';
import { DayList } from './day-list.tsx';
import { daysOf, type Span, step } from './days.ts';
import { Month } from './month.tsx';
import { Week } from './week.tsx';

const none: readonly never[] = [];

export function Calendar({ entity, list = 'my', lists, span, choice }: ScreenProps & { span: Span; choice: ReactNode }) {
  const say = useSay();
  const format = useFormat();
  const phone = useBelow(768);
  const today = format.dayOf(useNow(useServerOffset(), { step: 60_000 }));
  // The day is part of the address, so that the way back from a meeting leads to its week.
  const { params } = useListPlace();
  const [, setParams] = useSearchParams();
  const wantedDay = params.get('day') ?? '';
  const at = isDay(wantedDay) ? wantedDay : today;
  const setAt = (day: string) => setParams({ view: span, ...(day !== today && { day }) }, { replace: true });
  const days = useMemo(() => daysOf(span, at), [span, at]);
  const [first = at, last = at] = [days[0], days.at(-1)];
  const { data, error, refetch, isPlaceholderData } = useMeetings(list, format.edgesOf(first)[0], format.edgesOf(last)[1]);
  useRefusedPage(error);
  const shown = { days, today, meetings: data ?? none };
  const createPath = createPathOf(entity) ?? '';
  const reading = !data || isPlaceholderData;
  const steps = (
    <span className="calendar-steps row inline wrap gap-6">
      <IconButton
        icon={<IconChevronLeft size={18} />}
        label={say(`meeting_page.calendar.before.${span}`)}
        shortcut="ArrowLeft"
        onAct={() => setAt(step(span, at, -1))}
      />
      <span className="calendar-span ui-num" aria-live="polite">
        {format.dayMonth(first)} – {format.date(last)}
      </span>
      <IconButton
        icon={<IconChevronRight size={18} />}
        label={say(`meeting_page.calendar.after.${span}`)}
        shortcut="ArrowRight"
        onAct={() => setAt(step(span, at, 1))}
      />
      <ActionButton shortcut="T" onAct={() => setAt(today)}>
        {say('meeting_page.calendar.today')}
      </ActionButton>
    </span>
  );
  const acts = (
    <>
      {choice}
      <ActionButton kind="main" icon={<IconPlus size={16} />} to={createPath} shortcut="N">
        {say('meeting.create')}
      </ActionButton>
    </>
  );
  return (
    <>
      <ListHead entity={entity} list={list} lists={lists} status={steps} acts={acts} />
      {phone && steps}
      <div className="calendar aside aside-early" aria-busy={reading}>
        {error && !data ? (
          <FailedState error={error} onRetry={refetch} />
        ) : phone ? (
          <DayList {...shown} reading={reading} />
        ) : span === 'week' ? (
          <Week {...shown} createPath={createPath} />
        ) : (
          <Month {...shown} at={at} createPath={createPath} />
        )}
        {list === 'my' && <AwaitingCards />}
      </div>
    </>
  );
}
