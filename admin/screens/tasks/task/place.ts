// A task as the owner of files and a chat.

import { useQueryClient } from '@tanstack/react-query';
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import type { TalkedPlace } from '#admin/screens/tasks/shared/chat/place.ts';
import { readTaskAgain, type TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { mayNow, useWhyNot } from './data.ts';

const turns: readonly TransitionName<'task'>[] = [
  'take',
  'give',
  'steal',
  'wait',
  'close',
  'withdraw',
  'confirm',
  'decline',
  'reject',
  'reopen',
];

export const usePlace = (task: TaskPage): TalkedPlace => {
  const queries = useQueryClient();
  const whyNot = useWhyNot();
  return {
    path: `task/${task.id}`,
    entity: 'task',
    mark: task.revision,
    comments: task.comments,
    people: task.users.map(Number),
    turns,
    may: (act) => mayNow(task, act),
    whyNot: (act) => whyNot(task, act),
    again: () => readTaskAgain(queries, task.id),
  };
};
