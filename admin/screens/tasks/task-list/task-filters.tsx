// The filters of a task list: who, for whom, by which tags, until when, how urgent, in which state; and what it is sorted by.

import { useState } from 'react';
import { useOptions, useTitles } from '#admin/fields/lookup.ts';
import type { Filter, Listing, Sort } from '#admin/generic/list/listing.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { isOpenTask, openStates, taskStates } from '#admin/screens/tasks/shared/states.ts';
import { RadioList, SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { IconArrowsSort, IconBuilding, IconCircleCheck, IconFlag, IconUser } from '#admin/ui/marks/icons.tsx';
import { type Priority, PriorityGlyph } from '#admin/ui/marks/priority.tsx';
import { StatusGlyph, type TaskStatus } from '#admin/ui/marks/status.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { FilterButton, FilterDates, FilterMany } from '#admin/ui/tables/filters.tsx';
import type { ListName } from './lists.ts';

type Props = { filter: Filter; onChange: (part: Filter) => void };

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
/** Nothing chosen is no filter. */
const orNone = (chosen: readonly number[]) => (chosen.length > 0 ? chosen : undefined);

/** Oneself first, then the colleagues by name. */
export const usePeople = () => {
  const { users, user } = useSession();
  const people = activeAmong(users);
  return [...people.filter(({ id }) => id === user.id), ...people.filter(({ id }) => id !== user.id)];
};

export function WhoFilter({ filter, onChange }: Props) {
  const say = useSay();
  const people = usePeople();
  return (
    <FilterMany
      label={say('task_page.filters.who')}
      icon={<IconUser size={15} />}
      options={people.map(({ id, name }) => ({ value: id, label: name, lead: <Avatar name={name} /> }))}
      value={numbers(filter.users)}
      onChange={(ids) => onChange({ users: orNone(ids) })}
    />
  );
}

export function ClientFilter({ filter, onChange }: Props) {
  const words = useEntityWords('task');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const chosen = numbers(filter.client_company_id);
  const { options, loading } = useOptions('client', typed, {}, asked);
  const titles = useTitles('client', chosen);
  const all = new Map([...chosen.flatMap((id) => titles.get(id) ?? []), ...options].map((option) => [option.id, option]));
  return (
    <FilterMany
      label={words.label('client_company_id')}
      icon={<IconBuilding size={15} />}
      options={[...all.values()].map(({ id, title }) => ({ value: id, label: title }))}
      value={chosen}
      onChange={(ids) => onChange({ client_company_id: orNone(ids) })}
      onOpen={() => setAsked(true)}
      onSearch={setTyped}
      loading={loading}
    />
  );
}

export function DeadlineFilter({ filter, onChange }: Props) {
  const words = useEntityWords('task');
  const format = useFormat();
  const day = (value: unknown) => (text(value) ? format.dayOf(String(value)) : undefined);
  const edge = (of: string | undefined, at: 0 | 1) => (of ? format.edgesOf(of)[at] : undefined);
  return (
    <FilterDates
      label={words.label('deadline')}
      value={{ from: day(filter.deadline_gte), to: day(filter.deadline_lte) }}
      onChange={({ from, to }) => onChange({ deadline_gte: edge(from, 0), deadline_lte: edge(to, 1) })}
    />
  );
}

const priorities: readonly Priority[] = [3, 2, 1, 0];
export function PriorityFilter({ filter, onChange }: Props) {
  const words = useEntityWords('task');
  return (
    <FilterMany
      label={words.label('priority')}
      icon={<IconFlag size={15} />}
      options={priorities.map((value) => ({ value, label: words.choice('priority', value), lead: <PriorityGlyph priority={value} /> }))}
      value={numbers(filter.priority)}
      onChange={(values) => onChange({ priority: orNone(values) })}
    />
  );
}

/** In which states a list holds tasks; one of a single state needs no filter. */
const statesOf: Readonly<Record<ListName, readonly TaskStatus[]>> = {
  own: openStates,
  all: Object.values(taskStates),
  closed: Object.values(taskStates).filter((status) => !isOpenTask({ status })),
  unassigned: [],
  paused: [],
  waitingForConfirmation: [],
};

export function StatusFilter({
  list,
  filter,
  usual,
  onChange,
}: Props & {
  list: ListName;
  /** What the list shows by itself. */
  usual: Filter;
}) {
  const words = useEntityWords('task');
  const states = statesOf[list];
  const value = numbers('status' in filter ? filter.status : usual.status);
  if (states.length === 0) return null;
  return (
    <FilterMany
      label={words.label('status')}
      icon={<IconCircleCheck size={15} />}
      options={states.map((status) => ({ value: status, label: words.choice('status', status), lead: <StatusGlyph status={status} /> }))}
      value={value}
      // Where a list leaves states out by itself, an empty choice has to say that all are wanted.
      onChange={(values) => onChange({ status: values.length > 0 ? values : 'status' in usual ? null : undefined })}
      counted={value.length > 2}
      usual={!('status' in filter)}
    />
  );
}

const sortsOf = (list: ListName) => [list === 'closed' ? 'date_closed' : 'deadline', 'priority', 'date_added', 'company_task_id'];
/** What one wants to see first: the most urgent, the newest. */
const firstOrder = (field: string): Sort['order'] => (field === 'deadline' ? 'ASC' : 'DESC');

export function SortMenu({ list, sort, change }: { list: ListName } & Pick<Listing, 'sort' | 'change'>) {
  const words = useEntityWords('task');
  const t = useWords();
  return (
    <FilterButton label={words.label(sort.field)} about={t('list.sort')} icon={<IconArrowsSort size={15} />}>
      {(close) => (
        <div className="tasks-sort">
          <RadioList
            label={t('list.sort')}
            value={sort.field}
            options={sortsOf(list).map((field) => ({ value: field, label: words.label(field) }))}
            onChange={(field) => {
              change({ sort: { field, order: firstOrder(field) } });
              close();
            }}
          />
          <SegmentedChoice
            label={t('list.sort')}
            hideLabel
            value={sort.order}
            options={[
              { value: 'ASC', label: t('list.ascending') },
              { value: 'DESC', label: t('list.descending') },
            ]}
            onChange={(order) => change({ sort: { field: sort.field, order } })}
          />
        </div>
      )}
    </FilterButton>
  );
}
