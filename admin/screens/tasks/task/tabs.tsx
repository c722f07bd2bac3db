// The tabs of a task: times, trips, material, chat and more, loaded when first opened.

import type { ComponentType } from 'react';
import { FailedState } from '#admin/generic/failed-state.tsx';
import { LatePart } from '#admin/generic/shell/trouble.tsx';
import { lazyScreen } from '#admin/providers/chunk.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useUnread } from '#admin/screens/tasks/shared/chat/read-marks.ts';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { Tabs } from '#admin/ui/page/tabs.tsx';
import { useTab } from '#admin/ui/page/use-tab.ts';
import { useBelow } from '#admin/ui/tables/density.ts';
import { TimePopupHost } from './times/popup-host.tsx';
import { NewTimeButton } from './times/time-menu.tsx';
import { Times } from './times.tsx';

export type TabProps = { task: TaskPage; entries: readonly TimeEntry[] };
export type TimesState = { error: unknown; retry: () => unknown };
type TabName = 'times' | 'transport' | 'material' | 'files' | 'notes' | 'chat' | 'history';
type Part = { id: TabName; count?: (task: TaskPage) => number; content: ComponentType<TabProps> };

/** In the order of the keys 1 to 7; each content is its own chunk, such as `lazyScreen(() => import('./transport/transport-tab.tsx'))`. */
const parts: readonly Part[] = [
  { id: 'transport', count: ({ transports }) => transports, content: lazyScreen(() => import('./transport/transport-tab.tsx')) },
  { id: 'material', count: ({ materials }) => materials, content: lazyScreen(() => import('./material/material-tab.tsx')) },
  { id: 'files', count: ({ files }) => files, content: lazyScreen(() => import('./parts/files-tab.tsx')) },
  { id: 'notes', content: lazyScreen(() => import('./notes/notes-tab.tsx')) },
  { id: 'chat', count: ({ comments }) => comments, content: lazyScreen(() => import('./parts/chat-tab.tsx')) },
  { id: 'history', content: lazyScreen(() => import('./history/history-tab.tsx')) },
];

export function TaskTabs({ task, entries, error, retry }: TabProps & TimesState) {
  const say = useSay();
  const phone = useBelow(768);
  const [tab, open] = useTab('times');
  const unread = useUnread({ path: `task/${task.id}`, comments: task.comments });
  // A terminal's task consists of its time entries only.
  const shown = task.registration_terminal_task ? [] : parts;
  const part = shown.find(({ id }) => id === tab);
  const Content = part?.content;
  return (
    <TimePopupHost task={task} entries={entries}>
      <Card flush className="task-tabs">
        <Tabs
          keys
          label={say('task_page.tabs.label')}
          tabs={[
            { id: 'times', label: say('task_page.tabs.times'), count: error ? undefined : entries.length, problem: Boolean(error) },
            ...shown.map(({ id, count }) => ({
              id,
              label: say(`task_page.tabs.${id}`),
              count: count?.(task),
              news: id === 'chat' && unread > 0 ? say('comment.screen.unread', { smart_count: unread }) : undefined,
            })),
          ]}
          active={part?.id ?? 'times'}
          onChange={open}
          end={Content || error || phone ? undefined : <NewTimeButton task={task} />}
        >
          {Content ? (
            <LatePart at={tab} fallback={<SkeletonRows rows={4} />}>
              <Content task={task} entries={entries} />
            </LatePart>
          ) : error ? (
            <FailedState error={error} onRetry={retry} />
          ) : (
            <Times task={task} entries={entries} />
          )}
        </Tabs>
      </Card>
    </TimePopupHost>
  );
}
