// The tabs of a project: its own, and related records of other areas, derived from the schema.

import { useQueryClient } from '@tanstack/react-query';
import { RichText } from '#admin/fields/rich-text.tsx';
import { useRelated, useTabLabels } from '#admin/generic/form/related.ts';
import { RelatedTab } from '#admin/generic/form/related-tab.tsx';
import RecordHistory from '#admin/generic/history/record-history.tsx';
import { usualFilter } from '#admin/generic/list/listing.ts';
import { useEntityCounts } from '#admin/generic/list/rows.ts';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { createPathOf, entityOf } from '#admin/providers/records/metadata.ts';
import { projectStates } from '#admin/screens/projects/shared/states.ts';
import type { TalkedPlace } from '#admin/screens/tasks/shared/chat/place.ts';
import { useUnread } from '#admin/screens/tasks/shared/chat/read-marks.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { project as entity, type ProjectPage, useActs, type useTasks } from './data.ts';
import { MaterialTab, TransportTab } from './part-tabs.tsx';
import { TasksTab } from './tasks-tab.tsx';

const Files = lazyScreen(async () => ({ default: (await import('#admin/screens/files/shared/files.tsx')).Files }));
const Chat = lazyScreen(async () => ({ default: (await import('#admin/screens/tasks/shared/chat/chat.tsx')).Chat }));

const turns: readonly TransitionName<'project'>[] = [
  'startHandover',
  'approveHandover',
  'declineHandover',
  'stopHandover',
  'confirm',
  'decline',
  'finish',
];

/** The project as the owner of files and a chat. */
const usePlace = (page: ProjectPage): TalkedPlace => {
  const { may, whyNot } = useActs(page);
  const queries = useQueryClient();
  return {
    path: `project/${page.id}`,
    entity: 'project',
    mark: `${page.version} ${page.files} ${page.comments}`,
    comments: page.comments,
    people: [page.leader_id, ...page.members],
    turns,
    may,
    whyNot,
    again: () => queries.invalidateQueries({ queryKey: ['project'] }),
  };
};

function Notes({ page }: { page: ProjectPage }) {
  const say = useSay();
  return page.notes ? (
    <div className="pad-16">
      <RichText html={page.notes} />
    </div>
  ) : (
    <EmptyState title={say('project_page.empty.notes')} />
  );
}

export function ProjectTabs({ page, found }: { page: ProjectPage; found: ReturnType<typeof useTasks> }) {
  const say = useSay();
  const [tab, show] = useTab('tasks');
  const task = entityOf('task');
  const mayAdd = useMay(task.access.create) && page.status === projectStates.open;
  // Related lists such as offers and meetings.
  const related = useRelated(entity).filter((one) => one.entity.name !== 'task');
  const labels = useTabLabels(related);
  const counts = useEntityCounts(
    related.map((one) => ({ entity: one.entity, filter: { ...usualFilter(one.entity), [one.field]: page.id } })),
  );
  const relatedTab = related.find((one) => one.entity.name === tab);
  const newTask = new URLSearchParams({ project: String(page.id), client_company_id: String(page.client_id) });
  const place = usePlace(page);
  const unread = useUnread({ path: place.path, comments: page.comments });
  const shown = () => {
    if (relatedTab)
      return (
        <div className="project-related">
          <RelatedTab key={tab} entity={relatedTab.entity} field={relatedTab.field} id={page.id} />
        </div>
      );
    if (tab === 'material') return <MaterialTab page={page} />;
    if (tab === 'transport') return <TransportTab id={page.id} />;
    if (tab === 'files') return <Files place={place} />;
    if (tab === 'chat') return <Chat place={place} />;
    if (tab === 'notes') return <Notes page={page} />;
    if (tab === 'history') return <RecordHistory entity={entity} record={page} />;
    return <TasksTab page={page} found={found} newTask={mayAdd ? `${createPathOf(task)}?${newTask}` : null} />;
  };
  const known = new Set(['tasks', 'material', 'transport', 'files', 'chat', 'notes', 'history', ...related.map((one) => one.entity.name)]);
  return (
    <Card flush label={say('project_page.tabs.label')}>
      <Tabs
        keys
        label={say('project_page.tabs.label')}
        tabs={[
          { id: 'tasks', label: say('project.fields.tasks'), count: page.tasks },
          { id: 'material', label: say('project.fields.materials'), count: page.materials },
          { id: 'transport', label: say('project.fields.transports'), count: page.transports },
          { id: 'files', label: say('project_page.tabs.files'), count: page.files },
          ...related.map((one, at) => ({
            id: one.entity.name,
            label: labels[at] ?? '',
            count: counts[at] ?? null,
          })),
          {
            id: 'chat',
            label: say('task_page.tabs.chat'),
            count: page.comments,
            news: unread > 0 ? say('comment.screen.unread', { smart_count: unread }) : undefined,
          },
          { id: 'notes', label: say('project_page.tabs.notes') },
          { id: 'history', label: say('history.label') },
        ]}
        active={known.has(tab) ? tab : 'tasks'}
        onChange={show}
      >
        <LatePart at={tab}>{shown()}</LatePart>
      </Tabs>
    </Card>
  );
}
