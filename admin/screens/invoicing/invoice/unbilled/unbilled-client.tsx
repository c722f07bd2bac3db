// A client with unbilled work: sums, and below them the confirmed tasks, oldest first.
import { useState } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { IconChevronDown, IconChevronRight, IconClockExclamation } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { Hours } from '../worth.tsx';
import { useTaskColumns } from './unbilled-columns.tsx';
import { type ClientSum, mostTasks, type Narrowed, type UnbilledTask, useTasks } from './unbilled-data.ts';

type Props = {
  sum: ClientSum;
  narrowed: Narrowed;
  open: boolean;
  onOpen: (open: boolean) => void;
  chosen: readonly UnbilledTask[];
  /** Null for users who may only read. */
  onChoose: ((tasks: readonly UnbilledTask[]) => void) | null;
};

const task = entityOf('task');

function Tasks({ sum, narrowed, chosen, onChoose }: Omit<Props, 'open' | 'onOpen'>) {
  const say = useSay();
  const format = useFormat();
  const columns = useTaskColumns();
  const { data, error, refetch, isPlaceholderData } = useTasks(sum.client_id, narrowed);
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={Math.min(sum.tasks, 6)} />;
  const monthOf = ({ date_closed }: UnbilledTask) => (date_closed ? format.dayOf(date_closed).slice(0, 7) : '');
  const months = [...new Set(data.map(monthOf))].filter(Boolean);
  const own = chosen.filter(({ client_id }) => client_id === sum.client_id);
  if (data.length === 0) return <p className="pad-y-12 pad-x-16 ui-quiet">{say('invoice_page.unbilled.noneInMonth')}</p>;
  return (
    <>
      {onChoose && months.length > 1 && (
        <div className="unbilled-months row wrap gap-8">
          <span className="ui-small ui-faint">{say('invoice_page.unbilled.choose')}</span>
          {months.map((month) => {
            const monthTasks = data.filter((one) => monthOf(one) === month);
            const on = monthTasks.every(({ id }) => own.some((one) => one.id === id));
            return (
              <button
                key={month}
                type="button"
                className="ui-chip row inline nowrap unbilled-month"
                aria-pressed={on}
                onClick={() =>
                  onChoose(
                    on ? own.filter((one) => monthOf(one) !== month) : [...own.filter((one) => monthOf(one) !== month), ...monthTasks],
                  )
                }
              >
                {format.month(month)} <span className="ui-faint">{format.number(monthTasks.length)}</span>
              </button>
            );
          })}
        </div>
      )}
      <DataTable<UnbilledTask>
        label={sum.client_name}
        rows={data}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ company_task_id, title }) => `#${company_task_id} ${title}`}
        rowTo={({ id }) => pathTo(task, id) ?? '/'}
        {...(onChoose && {
          selected: own.map(({ id }) => id),
          onSelect: (ids) => !isPlaceholderData && onChoose(data.filter(({ id }) => ids.includes(id))),
        })}
        dimmed={isPlaceholderData}
        keys
      />
      {data.length === mostTasks && (
        <p className="pad-y-12 pad-x-16 ui-small ui-quiet">{say('invoice_page.unbilled.most', { number: format.number(mostTasks) })}</p>
      )}
    </>
  );
}

export function UnbilledClient(props: Props) {
  const { sum, narrowed, open, onOpen, chosen, onChoose } = props;
  const say = useSay();
  const format = useFormat();
  const own = chosen.filter(({ client_id }) => client_id === sum.client_id);
  const { data, refetch, isPlaceholderData } = useTasks(sum.client_id, narrowed, open);
  const all = data?.length ?? sum.tasks;
  // The checkbox is checked at once; its tasks are still loading.
  const [coming, setComing] = useState(false);
  const chooseAll = async (on: boolean) => {
    if (!on) return onChoose?.([]);
    setComing(true);
    onOpen(true);
    // Placeholder rows of another filter must not be selected.
    const rows = open && data && !isPlaceholderData ? data : (await refetch()).data;
    onChoose?.(rows ?? []);
    setComing(false);
  };
  const Sign = open ? IconChevronDown : IconChevronRight;
  return (
    <section className="unbilled-client" data-open={open || undefined}>
      <div className="unbilled-head row wrap gap-12 lines-0 tall-44 pad-x-16">
        {onChoose && (
          <Checkbox
            hideLabel
            label={say('invoice_page.unbilled.all', { name: sum.client_name })}
            checked={coming || (own.length > 0 && own.length >= all)}
            mixed={!coming && own.length > 0 && own.length < all}
            onChange={(on) => void chooseAll(on)}
          />
        )}
        <h2>
          <button type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
            <Sign size={16} />
            <span>{sum.client_name}</span>
          </button>
        </h2>
        <ul className="unbilled-sums ui-num">
          {sum.overdue > 0 && (
            <li className="ui-warn unbilled-overdue row inline gap-4">
              <IconClockExclamation size={14} /> {say('invoice_page.unbilled.overdue', { smart_count: sum.overdue })}
            </li>
          )}
          <li className="unbilled-tasks">{say('task.count', { smart_count: sum.tasks })}</li>
          <li className="unbilled-hours">
            <Hours seconds={sum.worked_time} />
          </li>
          {sum.kilometers > 0 && <li className="unbilled-kilometers">{format.kilometers(sum.kilometers)}</li>}
          {sum.materials > 0 && (
            <li className="unbilled-materials">{say('invoice_page.unbilled.materials', { smart_count: sum.materials })}</li>
          )}
          {sum.oldest && (
            <li className="unbilled-since ui-faint">{say('invoice_page.unbilled.since', { day: format.date(sum.oldest) })}</li>
          )}
        </ul>
      </div>
      {open && <Tasks {...props} />}
    </section>
  );
}
