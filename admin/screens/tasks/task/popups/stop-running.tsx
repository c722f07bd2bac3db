// Stops the running work from any page, with the same popup as on the task's page.
import { isBegun } from '#admin/screens/times/shared/states.ts';
import '../task.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#admin/providers/person/session.tsx';
import { readTimes, taskKeys, type Working } from '#admin/screens/tasks/shared/task-queries.ts';
import { StopWork } from './stop-work.tsx';

export default function StopRunning({ working, open, onClose }: { working: NonNullable<Working>; open: boolean; onClose: () => void }) {
  const { user } = useSession();
  // Fixed, because the work disappears from the shell once it is stopped, while the popup is closing.
  const [{ task_id: id, company_task_id }] = useState(working);
  const { data, error } = useQuery({ queryKey: taskKeys.times(id), queryFn: ({ signal }) => readTimes(id, signal), retry: false });
  if (!data && !error) return null;
  const entry = data?.find((one) => one.user_id === user.id && isBegun(one));
  return <StopWork task={{ id, company_task_id }} entry={entry} open={open} onClose={onClose} />;
}
