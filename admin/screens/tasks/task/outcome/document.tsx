// The work order on paper: a preview until the client has confirmed, the printout from then on; it opens beside the page.

import { usePrinted } from '#admin/generic/parts/printed.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { isSettled } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFileTypePdf } from '#admin/ui/marks/icons.tsx';

const useDocument = (id: number) => usePrinted(`/task/${id}/preview`, 'task');

const useWord = (task: TaskPage) => useSay()(isSettled(task) ? 'task_act.short.printout' : 'task_act.short.preview');

/** `Predogled`, later `Izpis`; below a picture in the row of a phone. */
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

/** What the client will see, from the question whether to send it. */
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
