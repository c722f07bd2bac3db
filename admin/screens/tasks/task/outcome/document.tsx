// The work order as PDF: a preview until the client has confirmed, the final print after that; opens in a new tab.

import { usePrinted } from '#admin/generic/parts/printed.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { isSettled } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileTypePdf } from '#admin/ui/marks/icons.tsx';

const useDocument = (id: number) => usePrinted(`/task/${id}/preview`, 'task');

const useWord = (task: TaskPage) => useSay()(isSettled(task) ? 'task_act.short.printout' : 'task_act.short.preview');

/** `Predogled`, later `Izpis`; a tile in a phone's row. */
export function DocumentButton({ task, tile = false }: { task: TaskPage; tile?: boolean }) {
  const open = useDocument(task.id);
  const word = useWord(task);
  if (task.registration_terminal_task) return null;
  return (
    <ActionButton
      kind={tile ? 'plain' : 'quiet'}
      icon={<IconFileTypePdf size={tile ? 20 : 18} />}
      className={tile ? 'task-tile' : undefined}
      onAct={open}
    >
      {word}
    </ActionButton>
  );
}

/** The preview of what the client receives, in the send popup. */
export function DocumentLink({ task }: { task: TaskPage }) {
  const say = useSay();
  const open = useDocument(task.id);
  return (
    <button type="button" className="task-link tap task-document row inline gap-8" onClick={() => void open()}>
      <IconFileTypePdf size={16} />
      {say('task_act.send.preview')}
    </button>
  );
}
