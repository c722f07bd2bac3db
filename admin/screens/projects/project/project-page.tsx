// The page of a project: handover, progress, planned and worked time, tabs, and side cards.

import { Tags } from '#admin/generic/parts/tags.tsx';
import { idIn } from '#admin/providers/records/id-in.ts';
import { usePageRecord } from '#admin/providers/records/page-record.ts';
import { ClientCard } from '#admin/screens/clients/shared/client-card.tsx';
import { projectStates } from '#admin/screens/projects/shared/states.ts';
import './project.css';
import './plan.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useDuplicate } from '#admin/generic/form/duplicate.tsx';
import { RecordActs } from '#admin/generic/form/record-acts.tsx';
import { RecordPopup } from '#admin/generic/form/record-popup.tsx';
import { Loading, Missing, useBreadcrumbs } from '#admin/generic/form/record-states.tsx';
import { usePageTitle } from '#admin/generic/page-title.ts';
import type { ScreenProps } from '#admin/generic/screens.ts';
import { useRefusedPage } from '#admin/providers/calls/failure.ts';
import { NotLive } from '#admin/providers/live/live.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ProjectStatus } from '#admin/screens/projects/shared/cells.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileTypePdf, IconPencil } from '#admin/ui/marks/icons.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { DataCard, FlowCard } from './cards.tsx';
import { project as entity, type ProjectPage, projectNumber, useLiveProject, useTasks } from './data.ts';
import { FinishProject } from './finish.tsx';
import { HandoverBand, Notices } from './handover.tsx';
import { Plan } from './plan.tsx';
import { Progress } from './progress.tsx';
import { useReport } from './send-handover.tsx';
import { StartHandover } from './start-handover.tsx';
import { ProjectTabs } from './tabs.tsx';

/** States with an editable project: before the handover, and after an end without one. */
const { open, waitingForLeader, finishedWithoutHandover } = projectStates;
const editable: readonly number[] = [open, waitingForLeader, finishedWithoutHandover];

function Project({ page }: { page: ProjectPage }) {
  const say = useSay();
  const breadcrumbs = useBreadcrumbs(entity, page);
  const report = useReport(page);
  const duplicate = useDuplicate(entity, page.id);
  const found = useTasks(page.id);
  const [editing, setEditing] = useState(false);
  const mayEdit = useMay(entity.access.update, page) && editable.includes(page.status);
  const tasks = found.tasks ?? [];
  useLiveProject(page.id, found.tasks);
  usePageTitle(`${projectNumber(page)} ${page.title}`, 'project');
  const edit = mayEdit ? () => setEditing(true) : undefined;
  return (
    <div className="project-page stack gap-16 fit">
      <PageHeader
        breadcrumbs={breadcrumbs}
        number={projectNumber(page)}
        title={page.title}
        status={
          <>
            <ProjectStatus status={page.status}>
              <span className="ui-num">{page.status}</span>
            </ProjectStatus>
            <Tags ids={page.tags} />
          </>
        }
        actions={
          <>
            <StartHandover page={page} tasks={tasks} />
            <FinishProject page={page} tasks={tasks} />
            <ActionButton kind="quiet" icon={<IconFileTypePdf size={16} />} onAct={report}>
              {say('project_page.report')}
            </ActionButton>
            {edit && (
              <ActionButton kind="quiet" icon={<IconPencil size={16} />} shortcut="E" onAct={edit}>
                {say('project_page.edit')}
              </ActionButton>
            )}
            <RecordActs entity={entity} record={page} more={duplicate} />
          </>
        }
      />
      <NotLive />
      <HandoverBand page={page} tasks={tasks} />
      <Notices page={page} />
      <Progress project={page} />
      <div className="aside aside-early">
        <div className="stack gap-16 fit">
          <Plan project={page} />
          <ProjectTabs page={page} found={found} />
        </div>
        <aside className="stack gap-16 fit">
          <FlowCard page={page} />
          <ClientCard client={page.client} branchOffice={page.branch_office} contact={page.contact} />
          <DataCard page={page} onEdit={edit} />
        </aside>
      </div>
      {editing && <RecordPopup entity={entity} record={page} subject={projectNumber(page)} onClose={() => setEditing(false)} />}
    </div>
  );
}

export default function ProjectScreen({ entity: projectEntity }: ScreenProps) {
  const id = idIn(useParams().id);
  const { data, error, refetch } = usePageRecord('project', id);
  useRefusedPage(error);
  if (data?.id === id) return <Project key={id} page={data} />;
  return error || id === 0 ? <Missing entity={projectEntity} error={error} retry={refetch} /> : <Loading entity={projectEntity} />;
}
