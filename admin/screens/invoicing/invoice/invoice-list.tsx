// The lists of invoicing: unbilled tasks, drafts, issued invoices, and whole projects.
import EntityList from '#admin/generic/list/entity-list.tsx';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { Figures } from './figures.tsx';
import { useTakeAlong } from './take-along.tsx';
import { UnbilledProjects } from './unbilled/unbilled-projects.tsx';
import { UnbilledTasks } from './unbilled/unbilled-tasks.tsx';

function Invoices(props: ScreenProps & { list: 'waiting' | 'done' }) {
  const { popup, item } = useTakeAlong();
  return (
    <>
      <EntityList
        {...props}
        seldom={props.list === 'done' ? [item] : []}
        above={(filter) => <Figures list={props.list} filter={filter} />}
      />
      {popup}
    </>
  );
}

export default function InvoiceList(props: ScreenProps) {
  switch (props.list) {
    case 'tasks':
      return <UnbilledTasks {...props} />;
    case 'projectsWaiting':
      return <UnbilledProjects {...props} of="waiting" />;
    case 'projectsDone':
      return <UnbilledProjects {...props} of="done" />;
    default:
      return <Invoices {...props} list={props.list === 'done' ? 'done' : 'waiting'} />;
  }
}
