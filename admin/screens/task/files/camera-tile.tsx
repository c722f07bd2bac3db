// The camera in the dock of a phone: one press, a picture, and it is on its way to the task.
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { IconCameraPlus } from '#admin/ui/icons.tsx';
import { useFormat } from '#admin/ui/words.tsx';
import { mayNow } from '../data.ts';
import { useSend } from './data.ts';
import { usePicker } from './pick.tsx';
import { useSendings } from './queue.ts';

export function CameraTile({ task }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const camera = usePicker(useSend(task), 'camera');
  const underway = useSendings(task.id).find(({ state }) => state === 'sending');
  if (!mayNow(task, 'addFile')) return null;
  return (
    <>
      <ActionButton icon={<IconCameraPlus size={22} />} className="task-tile" onAct={camera.open}>
        {underway ? format.percent(Math.floor((underway.sent / underway.file.size) * 100)) : say('file.screen.picture')}
      </ActionButton>
      {camera.input}
    </>
  );
}
