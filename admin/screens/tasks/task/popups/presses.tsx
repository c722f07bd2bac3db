// The clock's buttons: shown by the user's own status, enabled by what the server allows.

import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useClock } from '#admin/screens/tasks/shared/task-clock.ts';
import type { TaskPage, WorkingStatus } from '#admin/screens/tasks/shared/task-queries.ts';
import { useWorking } from '#admin/screens/tasks/shared/working.ts';
import { isRunning, workStates } from '#admin/screens/times/shared/states.ts';
import { ActionButton, type ActionButtonProps } from '#admin/ui/inputs/action-button.tsx';
import { IconHandGrab, IconPlayerPauseFilled, IconPlayerPlayFilled, IconPlayerStopFilled } from '#admin/ui/marks/icons.tsx';
import { useTaskActs } from '../acts.ts';
import { type Act, mayNow, useWhyNot } from '../data.ts';
import type { ShowPopup } from './popups.tsx';

export type Press = {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly kind: ActionButtonProps['kind'];
  /** The kind of the button in the dock. */
  readonly dockKind?: ActionButtonProps['kind'];
  readonly shortcut?: string;
  readonly blocked?: string | null;
  readonly onAct: () => unknown;
};

/** The other task whose clock is running. */
export const useRunningElsewhere = (id: number) => {
  const working = useWorking();
  return working && isRunning(working) && working.task_id !== id ? working : null;
};

const size = 18;

/** A user with an open clock may press it: the task's state follows, and the server decides. */
const useClockWhyNot = () => {
  const whyNot = useWhyNot();
  return (task: TaskPage, act: Act) => (task.$transitions[act]?.reason === 'wrongState' ? null : whyNot(task, act));
};

export const usePresses = (task: TaskPage, { status }: WorkingStatus, show: ShowPopup): Press[] => {
  const say = useSay();
  const whyNot = useWhyNot();
  const clockWhyNot = useClockWhyNot();
  const clock = useClock();
  const { take } = useTaskActs(task);
  const elsewhere = useRunningElsewhere(task.id);
  const { id } = task;
  const stop: Press = {
    id: 'stop',
    label: say('task.transitions.stop'),
    icon: <IconPlayerStopFilled size={size} />,
    kind: 'plain',
    shortcut: 'U',
    blocked: clockWhyNot(task, 'stop'),
    onAct: () => show('stop'),
  };
  if (status === workStates.running)
    return [
      {
        id: 'pause',
        label: say('task.transitions.pause'),
        icon: <IconPlayerPauseFilled size={size} />,
        kind: 'plain',
        dockKind: 'ink',
        shortcut: 'P',
        blocked: clockWhyNot(task, 'pause'),
        onAct: () => void clock.pause(id),
      },
      stop,
    ];
  if (status === workStates.paused)
    return [
      {
        id: 'continue',
        label: elsewhere
          ? say('task_page.clock.continueSwitch', { number: String(elsewhere.company_task_id) })
          : say('task.transitions.continue'),
        icon: <IconPlayerPlayFilled size={size} />,
        kind: 'main',
        shortcut: 'P',
        blocked: clockWhyNot(task, 'continue'),
        onAct: () => void clock.resume(id, elsewhere?.task_id),
      },
      stop,
    ];
  if (mayNow(task, 'take'))
    return [{ id: 'take', label: say('task.transitions.take'), icon: <IconHandGrab size={size} />, kind: 'main', onAct: take }];
  // If the state forbids work there is no button; if a right is missing, the button is disabled with the reason.
  const { reason } = task.$transitions.start ?? {};
  if (reason === 'wrongState') return [];
  return [
    {
      id: 'start',
      label: say('task.transitions.start'),
      icon: <IconPlayerPlayFilled size={size} />,
      kind: 'main',
      shortcut: 'S',
      blocked: whyNot(task, 'start'),
      onAct: () => show('start'),
    },
  ];
};

export function PressButton({ press, size: height, dock = false }: { press: Press; size: 'l' | 'xl'; dock?: boolean }) {
  const { label, icon, kind, dockKind = kind, shortcut, blocked, onAct } = press;
  return (
    <ActionButton
      kind={dock ? dockKind : kind}
      size={height}
      icon={icon}
      shortcut={shortcut}
      blocked={blocked}
      reason="elsewhere"
      full={!dock}
      onAct={onAct}
    >
      {label}
    </ActionButton>
  );
}
