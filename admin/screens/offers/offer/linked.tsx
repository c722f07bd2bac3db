// Records linked to an offer: its project offer, project and tasks.
import type { ReactNode } from 'react';
import { RecordLink } from '#admin/generic/parts/record-link.tsx';
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import { TaskStatusWord } from '#admin/screens/tasks/shared/cells.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import type { OfferPage } from './data.ts';

export const linkedCount = ({ project_offer_id, project_id, linked_tasks }: OfferPage): number =>
  [project_offer_id, project_id].filter((id) => id !== null).length + linked_tasks.length;

function Row({ kind, id, children, end }: { kind: string; id: number; children: ReactNode; end?: ReactNode }) {
  const { find } = useSpeech();
  return (
    <li>
      <span className="ui-faint">{find(`${kind}.one`) ?? kind}</span>
      <span className="offer-linked-title">
        <RecordLink entity={kind} id={id}>
          {children}
        </RecordLink>
      </span>
      {end}
    </li>
  );
}

export function Linked({ page }: { page: OfferPage }) {
  const say = useSay();
  if (linkedCount(page) === 0) return <EmptyState title={say('offer_page.linked.title')}>{say('offer_page.linked.text')}</EmptyState>;
  return (
    <ul className="offer-linked">
      {page.project_offer_id !== null && (
        <Row kind="project_offer" id={page.project_offer_id}>
          {page.project_offer_name}
        </Row>
      )}
      {page.project_id !== null && (
        <Row kind="project" id={page.project_id}>
          {page.project_name}
        </Row>
      )}
      {page.linked_tasks.map(({ id, company_task_id, title, status }) => (
        <Row key={id} kind="task" id={id} end={<TaskStatusWord status={status} />}>
          <span className="ui-num">#{company_task_id}</span> {title}
        </Row>
      ))}
    </ul>
  );
}
