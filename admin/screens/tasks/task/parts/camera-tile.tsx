// The camera tile in a phone's dock: takes a picture and uploads it to the task.

import { useSay } from '#admin/providers/person/speech.tsx';
import { useSender } from '#admin/screens/files/shared/data.ts';
import { usePicker } from '#admin/screens/files/shared/pick.tsx';
import { useSendings } from '#admin/screens/files/shared/queue.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCameraPlus } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { mayNow } from '../data.ts';
import { usePlace } from '../place.ts';

export function CameraTile({ task }: { task: TaskPage }) {
  const say = useSay();
  const format = useFormat();
  const place = usePlace(task);
  const camera = usePicker(useSender(place), 'camera');
  const underway = useSendings(place.path).find(({ state }) => state === 'sending');
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
