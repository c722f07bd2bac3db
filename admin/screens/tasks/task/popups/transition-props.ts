// The common props of a task's transition popups: number, call, and showing the answer at once.
import type { TransitionName } from '#admin/generic/workflow/transition-types.ts';
import { taskNumber, useAroundAct } from '../acts.ts';
import type { PopupProps } from './popups.tsx';

export const useTransitionProps = ({ task, open, onClose }: PopupProps) => {
  const around = useAroundAct(task.id);
  const number = taskNumber(task);
  return {
    number,
    propsOf: <const T extends TransitionName<'task'>>(name: T) => ({
      open,
      onClose,
      entity: 'task' as const,
      name,
      record: task,
      subject: `#${number}`,
      around,
    }),
  };
};
