// The actions on a task in the search results: the same buttons and popups as on its page.

import { isToDo, taskUrgency } from '#admin/screens/tasks/shared/states.ts';
import '../task.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FoundAct, FoundProps, FoundRecord } from '#admin/generic/screens.ts';
import { serverNow } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry, WorkingStatus } from '#admin/screens/tasks/shared/task-queries.ts';
import { IconSteeringWheel } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { isHeldUp, mayNow, useLiveTask, useTask, useWhyNot, useWorkTypes } from '../data.ts';
import { Popups, usePopups } from '../popups/popups.tsx';
import { usePresses } from '../popups/presses.tsx';
import { useOtherActs } from './other-acts.tsx';

const size = 16;

type Loaded = { task: TaskPage; status: WorkingStatus; entries: readonly TimeEntry[]; tell: FoundProps['tell'] };

function Acts({ task, status, entries, tell }: Loaded) {
  const say = useSay();
  const format = useFormat();
  const whyNot = useWhyNot();
  const popups = usePopups();
  const presses = usePresses(task, status, popups.show);
  const others = useOtherActs(task, popups.show);
  useLiveTask(task.id);
  // Preloads the work types, so that the start popup opens with its options.
  useWorkTypes(mayNow(task, 'start'));
  const drives = mayNow(task, 'startTransport') || isHeldUp(task, 'startTransport');
  const drive: FoundAct[] = drives
    ? [
        {
          id: 'transport',
          label: say('task.transitions.startTransport'),
          icon: <IconSteeringWheel size={size} />,
          blocked: whyNot(task, 'startTransport'),
          onAct: () => popups.show('transport'),
        },
      ]
    : [];
  const acts: FoundAct[] = [
    ...presses.map(({ id, label, icon, blocked = null, onAct }) => ({ id, label, icon, blocked, onAct })),
    ...drive,
    ...others.filter(({ danger }) => !danger).map(({ id, label, icon, blocked, onAct }) => ({ id, label, icon, blocked, onAct })),
  ];
  const { deadline } = task;
  const tone = taskUrgency(task, Date.parse(serverNow()), format);
  const due: FoundRecord['due'] = deadline !== null && isToDo(task) ? { text: format.dateTime(deadline), ...(tone && { tone }) } : null;

  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const announceFound = useEffectEvent(() =>
    tell({ due, acts: acts.map((act) => ({ ...act, onAct: () => latest.current.find(({ id }) => id === act.id)?.onAct() })) }),
  );
  // Reported only when a label or a reason changes; a press runs the current action.
  const key = JSON.stringify([due, acts.map(({ id, label, blocked }) => [id, label, blocked])]);
  useEffect(() => {
    if (key) announceFound();
  }, [key]);
  return <Popups {...popups} task={task} entries={entries} />;
}

export default function FoundTask({ id, tell }: FoundProps) {
  const { page, status, times } = useTask(id);
  if (!page.data || !status.data || !times.data) return null;
  return <Acts task={page.data} status={status.data} entries={times.data} tell={tell} />;
}
