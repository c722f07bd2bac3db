// Whole projects that are unbilled or billed: amount, and their draft or invoice.
import './unbilled.css';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { ListHead } from '#admin/generic/list/list-head.tsx';
import { ListPager } from '#admin/generic/list/list-pager.tsx';
import { pageSize } from '#admin/generic/list/rows.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { usePressKeys } from '#admin/providers/calls/press-keys.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { recordNumber } from '#admin/providers/records/record-number.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconReceiptEuro } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import { type Column, DataTable } from '#admin/ui/tables/data-table.tsx';
import { can } from '#schema/core/access.ts';
import { invoice, useReread } from '../data.ts';
import { Hours, useWorthColumn } from '../worth.tsx';
import { type UnbilledProject, useProjects } from './unbilled-data.ts';

const project = entityOf('project');
const writes = can('invoicing.write');
/** Milliseconds in which many changes cause one read. */
const together = 500;

/** Creates the draft of a whole project, or opens the existing one. */
function Bill({ row }: { row: UnbilledProject }) {
  const say = useSay();
  const navigate = useNavigate();
  const reread = useReread();
  const failed = useFailure();
  const keyed = usePressKeys();
  const mayWrite = useMay(writes);
  if (row.invoice_id !== null)
    return <Link to={pathTo(invoice, row.invoice_id) ?? '/'}>{row.invoice_number ?? say('invoice_page.projects.inGroup')}</Link>;
  if (row.refusal) return <span className="ui-small ui-quiet normal">{say(`invoice_page.projects.refusals.${row.refusal}`)}</span>;
  if (!mayWrite) return null;
  const make = async () => {
    const body = { project_id: row.id };
    try {
      await keyed(body, async (key) => {
        const { id } = await sendOnce('/invoice', { method: 'POST', body }, key);
        await navigate(pathTo(invoice, id) ?? '/');
      });
    } catch (error) {
      failed(error);
    }
    await reread();
  };
  return (
    <span className="unbilled-act">
      <ActionButton onAct={make}>{say('invoice_page.unbilled.make')}</ActionButton>
    </span>
  );
}

const useColumns = (): Column<UnbilledProject>[] => {
  const words = useEntityWords('project');
  const say = useSay();
  const format = useFormat();
  const worth = useWorthColumn();
  return [
    {
      id: 'number',
      head: words.head('number'),
      cell: ({ number }) => <span className="ui-num">{recordNumber(project, number)}</span>,
      weight: 'quiet',
      narrow: 'hidden',
    },
    { id: 'title', head: words.label('title'), cell: ({ title }) => title, weight: 'strong', narrow: 'title' },
    { id: 'client', head: words.label('client_id'), cell: ({ client_name }) => client_name, narrow: 'line' },
    { id: 'tasks', head: say('task.many'), align: 'right', cell: ({ tasks }) => format.number(tasks), narrow: 'hidden', leaves: 1060 },
    {
      id: 'billed',
      head: say('invoice_page.unbilled.billed'),
      align: 'right',
      cell: ({ billed_time }) => <Hours seconds={billed_time} />,
      narrow: 'hidden',
      leaves: 920,
    },
    worth,
    { id: 'bill', head: say('invoice_page.projects.invoice'), cell: (row) => <Bill row={row} />, narrow: 'below' },
  ];
};

export function UnbilledProjects({ of, ...props }: ScreenProps & { of: 'waiting' | 'done' }) {
  const say = useSay();
  const t = useWords();
  const columns = useColumns();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page')) || 1));
  const { data, error, refetch, isPlaceholderData } = useProjects(of, page);
  const again = useOnceForMany(() => void refetch(), together);
  useLive(['project', 'task', 'invoice'], again);
  const turn = (to: number) => setParams(to > 1 ? { page: String(to) } : {});
  const shown = () => {
    if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={8} head />;
    const { rows, total } = data;
    if (total === 0)
      return (
        <EmptyState icon={<IconReceiptEuro size={28} />} title={t('state.empty')}>
          {say(`invoice_page.projects.empty.${of}`)}
        </EmptyState>
      );
    return (
      <>
        <DataTable<UnbilledProject>
          label={say('project.many')}
          rows={rows}
          columns={columns}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          rowTo={({ id }) => pathTo(project, id) ?? '/'}
          dimmed={isPlaceholderData}
          keys
        />
        <ListPager
          listing={{ page, change: (next) => turn(next.page ?? 1) }}
          before={(page - 1) * pageSize}
          shown={rows.length}
          total={total}
        />
      </>
    );
  };
  return (
    <>
      <ListHead {...props} count={data?.total ?? null} />
      <Card flush label={say('project.many')}>
        {shown()}
      </Card>
    </>
  );
}
