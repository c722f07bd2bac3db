// The client card of a task, with the place's permanent notes and edit buttons.
import './cards.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ClientCard } from '#admin/screens/clients/shared/client-card.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { mayNow } from '../data.ts';
import type { ShowPopup } from '../popups/popups.tsx';

export function TaskClient({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const say = useSay();
  const phone = useBelow(768);
  const change = (act: 'changeClient' | 'changeContact') =>
    mayNow(task, act) ? { label: say(`task.transitions.${act}`), onAct: () => show(act) } : undefined;
  return (
    <ClientCard
      client={task.client}
      branchOffice={task.branch_office}
      contact={task.contact}
      change={change('changeClient')}
      changeContact={change('changeContact')}
      className="task-card-client"
    >
      {/* On a phone they stand above the times. */}
      {!phone && task.branch_office?.standing_notes && (
        <div className="task-client-standing">
          <Notice tone="info" title={say('branch_office.fields.standing_notes')}>
            <span className="prose break">{task.branch_office.standing_notes}</span>
          </Notice>
        </div>
      )}
    </ClientCard>
  );
}
