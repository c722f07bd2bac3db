// The columns of a task list; in narrower tables client and then tags move below the title.

import type { Room as TableRoom } from '#admin/generic/list/use-room.ts';
import { Tags } from '#admin/generic/parts/tags.tsx';
import type { useSay } from '#admin/providers/person/speech.tsx';
import type { EntitySpeech } from '#admin/providers/records/entity-words.ts';
import { TaskGlyph } from '#admin/screens/tasks/shared/cells.tsx';
import { PriorityGlyph } from '#admin/screens/tasks/shared/priority.tsx';
import { Team } from '#admin/screens/tasks/shared/team.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import { metadata } from '#generated/metadata.ts';
import { Deadline, Denied, locationOf, Moment, Owner, TotalTime, taskLabel } from './cells.tsx';
import type { ListName, TaskRow } from './lists.ts';
import { RowClock } from './row-clock.tsx';

/** The room of the table: `phone` has two-line rows, `tight` (under 920 px) moves number and client below the title. */
export type Room = 'phone' | 'tiny' | 'tight' | 'middle' | 'wide';
/** The widths of columns that are hidden by default. */
const added: Readonly<Record<string, number>> = { town: 112, company_user_id: 128, date_added: 136 };
export const roomOf = ({ width = 1200, phone }: Pick<TableRoom, 'width' | 'phone'>, hidden: readonly string[]): Room => {
  const left = Object.entries(added).reduce((room, [id, taken]) => (hidden.includes(id) ? room : room - taken), width);
  return phone ? 'phone' : left < 720 ? 'tiny' : left < 920 ? 'tight' : left < 1020 ? 'middle' : 'wide';
};

/** The columns that may be hidden, in order; those of `atFirst` are hidden by default. */
export const columnNames = (list: ListName): readonly string[] => [
  'priority',
  'company_task_id',
  'tags',
  'client_company_id',
  'town',
  'company_user_id',
  'users',
  'date_added',
  'total_time',
  list === 'closed' ? 'date_closed' : 'deadline',
];

/** Further columns of the export, before the others. */
export const leading = ['company_task_id', 'status', 'title'] as const;

const { urgent } = metadata.task.fields.priority.values;

function Title({ row, room }: { row: TaskRow; room: Room }) {
  if (room === 'phone')
    return (
      <span>
        {row.priority === urgent && <PriorityGlyph priority={urgent} label />} {row.title}
      </span>
    );
  const below = room === 'tight' || room === 'tiny';
  return (
    <span className={row.running_users.length > 0 ? 'stack fit tasks-name-running' : 'stack fit'}>
      <span className="tasks-name-line row gap-8 fit">
        <span className="ui-one-line">{row.title}</span>
        {row.denied && !below && <Denied />}
      </span>
      {below && (
        <span className="tasks-name-below row gap-8 fit">
          <span className="ui-num ui-faint">{taskLabel(row)}</span>
          <span className="ui-one-line">{locationOf(row)}</span>
          {row.denied && <Denied />}
        </span>
      )}
    </span>
  );
}

/** Below the two lines of a phone's row: the person who denied, and the running clock. */
function Below({ row }: { row: TaskRow }) {
  const running = row.running_users.length > 0;
  if (!row.denied && !running) return null;
  return (
    <span className="row stretch wrap gap-12 lines-4">
      {running && <TotalTime row={row} />}
      {row.denied && <Denied />}
    </span>
  );
}

type ColumnOptions = {
  readonly list: ListName;
  readonly say: ReturnType<typeof useSay>;
  readonly words: EntitySpeech;
  readonly hidden: readonly string[];
  readonly room: Room;
  /** The rows are headed by their deadline. */
  readonly byDeadline: boolean;
  /** Whether any row has a clock button. */
  readonly clock: boolean;
};

export const columnsOf = ({ list, say, words, hidden, byDeadline, room, clock }: ColumnOptions): Column<TaskRow>[] => {
  const below = room === 'tight' || room === 'tiny';
  const head = (id: string) => ({ id, head: words.head(id) });
  const tags = (row: TaskRow) => {
    if (hidden.includes('tags') || (room === 'tiny' && row.denied)) return null;
    return <Tags ids={row.tags.slice(0, room === 'tight' || (room === 'wide' && !row.denied) ? 2 : 1)} />;
  };
  const all: readonly (Column<TaskRow> | false)[] = [
    { ...head('status'), hideHead: true, width: '2.25rem', narrow: 'lead', cell: (row) => <TaskGlyph status={row.status} label /> },
    {
      ...head('priority'),
      hideHead: true,
      width: '1.75rem',
      narrow: 'hidden',
      cell: (row) => <PriorityGlyph priority={row.priority} label />,
    },
    !below && {
      ...head('company_task_id'),
      width: '3.75rem',
      narrow: 'line',
      cell: (row) => <span className="ui-num ui-faint">{taskLabel(row)}</span>,
    },
    { ...head('title'), narrow: 'title', cell: (row) => <Title row={row} room={room} />, ...(room !== 'phone' && { beside: tags }) },
    !below && {
      ...head('client_company_id'),
      width: room === 'middle' ? '10.625rem' : '13.125rem',
      weight: 'quiet',
      narrow: 'line',
      cell: locationOf,
    },
    { ...head('town'), width: '7rem', weight: 'quiet', narrow: 'hidden', cell: (row) => row.town },
    { ...head('company_user_id'), width: '8rem', narrow: 'hidden', cell: (row) => <Owner row={row} /> },
    { ...head('users'), width: '5.75rem', narrow: 'hidden', cell: (row) => <Team row={row} /> },
    { ...head('date_added'), width: '8.5rem', align: 'right', narrow: 'hidden', cell: (row) => <Moment at={row.date_added} /> },
    {
      ...head('total_time'),
      width: below ? '5.5rem' : '5.75rem',
      align: 'right',
      narrow: 'hidden',
      cell: (row) => <TotalTime row={row} />,
    },
    list === 'closed'
      ? { ...head('date_closed'), width: '8.5rem', align: 'right', narrow: 'end', cell: (row) => <Moment at={row.date_closed} /> }
      : { ...head('deadline'), width: '8.5rem', align: 'right', narrow: 'end', cell: (row) => <Deadline row={row} grouped={byDeadline} /> },
    clock && {
      id: 'clock',
      head: say('task_page.clock.label'),
      hideHead: true,
      width: '2.5rem',
      align: 'right',
      narrow: 'act',
      cell: (row) => <RowClock row={row} />,
    },
    room === 'phone' && { ...head('denied'), hideHead: true, narrow: 'below', cell: (row) => <Below row={row} /> },
  ];
  return all.filter((column) => column !== false).filter(({ id }) => !hidden.includes(id));
};
