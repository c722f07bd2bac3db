// The filters of a task list: people, client, tags, deadline, priority, status.
import { ChoiceFilter, DatesFilter, manyOf, orNone, ReferenceFilter } from '#admin/generic/list/filter-kinds.tsx';
import type { Filter, Listing } from '#admin/generic/list/listing.ts';
import { activeAmong } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { type Priority, PriorityGlyph } from '#admin/screens/tasks/shared/priority.tsx';
import type { TaskStatus } from '#admin/screens/tasks/shared/states.ts';
import { isOpenTask, openStates, taskStates } from '#admin/screens/tasks/shared/states.ts';
import { Avatar, AvatarStack } from '#admin/ui/marks/avatar.tsx';
import { IconBuilding, IconCircleCheck, IconFlag, IconUser } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterMany } from '#admin/ui/tables/filters.tsx';
import { type ListName, narrowings } from './lists.ts';
import { TagFilter } from './tag-filter.tsx';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The user first, then the colleagues by name. */
export const usePeople = () => {
  const { users, user } = useSession();
  const people = activeAmong(users);
  return [...people.filter(({ id }) => id === user.id), ...people.filter(({ id }) => id !== user.id)];
};

/** The option that stands for tasks without an owner. */
const nobody = 0;

function WhoFilter({ filter, onChange }: { filter: Filter; onChange: (part: Filter) => void }) {
  const say = useSay();
  const t = useWords();
  const unowned = filter.company_user_id === nobody;
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name, lead: <Avatar name={name} /> }));
  // Without an owner excludes everybody: the newest choice wins.
  const choose = (ids: readonly number[]) => {
    const becomes = ids.includes(nobody) && !unowned;
    onChange({ company_user_id: becomes ? nobody : undefined, users: becomes ? undefined : orNone(ids.filter((id) => id !== nobody)) });
  };
  return (
    <FilterMany
      label={say('task_page.filters.who')}
      icon={<IconUser size={15} />}
      options={[{ value: nobody, label: t('team.nobody'), lead: <AvatarStack people={[]} /> }, ...people]}
      value={unowned ? [nobody] : manyOf(filter.users, isNumber)}
      onChange={choose}
    />
  );
}

const urgentFirst: readonly Priority[] = [3, 2, 1, 0];
const priorities = urgentFirst.map((value) => ({ value, lead: <PriorityGlyph priority={value} /> }));

/** The states in each list; a list with a single state has no status filter. */
const statesOf: Readonly<Record<ListName, readonly TaskStatus[]>> = {
  own: openStates,
  all: Object.values(taskStates),
  closed: Object.values(taskStates).filter((status) => !isOpenTask({ status })),
  unassigned: [],
  paused: [],
  waitingForConfirmation: [],
};

type Props = {
  list: ListName;
  listing: Listing;
  /** The list's default filter. */
  usual: Filter;
  tags: Parameters<typeof TagFilter>[0];
};

export function TaskFilters({ list, listing: { filter, change }, usual, tags }: Props) {
  const say = useSay();
  const narrow = { filter, onChange: (part: Filter) => change({ filter: { ...filter, ...part } }) };
  const of = { entity: entityOf('task'), ...narrow };
  const deadlines = [
    { label: say('task_page.groups.overdue'), part: narrowings.overdue },
    { label: say('task_page.groups.noDeadline'), part: { deadline: [null] } },
  ];
  const states = statesOf[list].map((value) => ({ value, lead: <TaskGlyph status={value} /> }));
  return (
    <>
      <WhoFilter {...narrow} />
      <ReferenceFilter {...of} field="client_company_id" icon={<IconBuilding size={15} />} />
      <TagFilter {...tags} />
      {list !== 'closed' && <DatesFilter {...of} field="deadline" named={deadlines} />}
      <ChoiceFilter {...of} field="priority" icon={<IconFlag size={15} />} values={priorities} />
      {states.length > 0 && <ChoiceFilter {...of} field="status" icon={<IconCircleCheck size={15} />} values={states} usual={usual} />}
    </>
  );
}
