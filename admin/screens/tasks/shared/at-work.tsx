// Tells the search on which task the user's clock is running.
import { type ReactNode, useMemo } from 'react';
import { AtWorkContext } from '#admin/generic/search/at-work.ts';
import { isRunning } from '#admin/screens/times/shared/states.ts';
import { useWorking } from './working.ts';

export function AtWork({ children }: { children: ReactNode }) {
  const working = useWorking();
  const id = working && isRunning(working) ? working.task_id : null;
  const value = useMemo(() => (id === null ? null : { kind: 'task', id }), [id]);
  return <AtWorkContext value={value}>{children}</AtWorkContext>;
}
