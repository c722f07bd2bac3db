// The description of a task; a phone collapses it to two lines.
import { useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconPencil } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { mayNow } from '../data.ts';
import { isLong } from '../long.ts';
import type { ShowPopup } from '../popups/popups.tsx';

/** The edit button of the card; its shortcut also works on a phone, where the button is in the row above. */
function useEdit(task: TaskPage, show: ShowPopup) {
  const say = useSay();
  const phone = useBelow(768);
  const may = mayNow(task, 'edit');
  const label = say('task.transitions.edit');
  useShortcut('E', () => show('edit'), { when: may && phone, says: label });
  return may && <IconButton icon={<IconPencil size={16} />} label={label} shortcut="E" onAct={() => show('edit')} />;
}

export function Description({ task, show }: { task: TaskPage; show: ShowPopup }) {
  const edit = useEdit(task, show);
  const say = useSay();
  const phone = useBelow(768);
  const [whole, setWhole] = useState(false);
  const { description } = task;
  if (!description)
    return phone ? null : (
      <Card title={say('task_page.description.title')} action={edit}>
        <p className="ui-faint">{say('task_page.description.empty')}</p>
      </Card>
    );
  if (!phone)
    return (
      <Card title={say('task_page.description.title')} action={edit}>
        <p className="task-text">{description}</p>
      </Card>
    );
  return (
    <section className="task-phone-text" aria-label={say('task_page.description.title')}>
      {isLong(description) ? (
        <button
          type="button"
          className={whole ? 'task-text' : 'task-text task-text-cut'}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {description}
        </button>
      ) : (
        <p className="task-text">{description}</p>
      )}
    </section>
  );
}
