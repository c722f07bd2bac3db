// The common props of a task's transition popups: number, call, and showing the answer at once.
import { makeTransition } from '#admin/generic/workflow/transitions.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { taskNumber, useAroundAct } from '../acts.ts';
import type { PopupProps } from './popups.tsx';

export const useTransitionProps = ({ task, open, onClose }: PopupProps) => {
  const around = useAroundAct(task.id);
  const number = taskNumber(task);
  return {
    number,
    propsOf: <Name extends string>(name: Name) => ({
      open,
      onClose,
      entity: 'task' as const,
      name,
      record: task,
      subject: `#${number}`,
      send: (body: object, key: string) => around(() => makeTransition(entityOf('task'), task.id, { name, body, key })),
    }),
  };
};
