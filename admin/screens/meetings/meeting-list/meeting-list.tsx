// The meetings of a list: as a table, or as a calendar of a week or a month.
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import EntityList from '#admin/generic/list/entity-list.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { keepText, keptText } from '#admin/ui/browser/browser-store.ts';
import { SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { Calendar } from './calendar.tsx';
import type { Span } from './days.ts';

type View = 'list' | Span;
const viewKey = 'meetings-view';
const isView = (text: string | null): text is View => text === 'list' || text === 'week' || text === 'month';
const keptView = (): View => {
  const view = keptText(viewKey);
  return isView(view) ? view : 'list';
};

/** What is still to come is read from its beginning; what was, from its end. */
const soonestFirst = (entity: EntityMetadata, list: string | undefined): EntityMetadata =>
  entity.list && list === 'planned' ? { ...entity, list: { ...entity.list, order: 'ASC' } } : entity;

export default function MeetingList(props: ScreenProps) {
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const wantedView = params.get('view');
  const day = params.get('day');
  const view = isView(wantedView) ? wantedView : keptView();
  useEffect(() => keepText(viewKey, view), [view]);
  const choice = (
    <span className="meetings-view">
      <SegmentedChoice<View>
        label={say('meeting_page.calendar.view')}
        hideLabel
        value={view}
        onChange={(next) => setParams({ view: next, ...(day && next !== 'list' && { day }) }, { replace: true })}
        options={[
          { value: 'list', label: say('meeting_page.calendar.list') },
          { value: 'week', label: say('meeting_page.calendar.week') },
          { value: 'month', label: say('meeting_page.calendar.month') },
        ]}
      />
    </span>
  );
  const entity = useMemo(() => soonestFirst(props.entity, props.list), [props.entity, props.list]);
  if (view === 'list') return <EntityList {...props} entity={entity} acts={choice} />;
  return <Calendar {...props} span={view} choice={choice} />;
}
