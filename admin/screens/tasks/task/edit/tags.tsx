// The tags of a task: chips in the header, and a list to choose from, in a popover or in a phone's sheet.
import '#admin/ui/tables/filters.css';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePending } from '#admin/generic/acts/pending.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { readTags, type TaskPage, taskKeys } from '#admin/screens/tasks/shared/task-queries.ts';
import { Checkbox } from '#admin/ui/inputs/choices.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { AddChip, TagChip } from '#admin/ui/marks/chip.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { fold } from '#schema/core/fold.ts';
import { taskNumber } from '../acts.ts';
import { mayNow } from '../data.ts';
import type { PopupProps } from '../popups/popups.tsx';
import { tagOn, useTags } from './use-tags.ts';

/** From this number of tags on the list has a search field. */
const many = 8;

/** Global tags and the client's; any tag already on the task can be removed. */
function TagChoices({ task }: { task: TaskPage }) {
  const say = useSay();
  const t = useWords();
  const { tags } = useSession();
  const { add, remove } = useTags(task.id);
  const [text, setText] = useState('');
  const [first] = useState(task.tags);
  const { data: selectable } = useQuery({
    queryKey: taskKeys.tags(task.id),
    queryFn: ({ signal }) => readTags(task.id, signal),
    staleTime: 10_000,
    retry: false,
  });
  const offered = [...new Set([...first, ...(selectable ?? [])])].flatMap((id) => tags.get(id) ?? []);
  const found = offered.filter(({ name }) => fold(name).includes(fold(text.trim())));
  return (
    <div className="stack gap-4 pad-8">
      {offered.length > many && (
        <SearchField label={say('task_act.tags.search')} placeholder={t('verb.search')} value={text} onChange={setText} />
      )}
      <ul className="ui-filter-options">
        {found.map(({ id, name, color }) => (
          <li key={id}>
            <Checkbox
              label={name}
              lead={<i className="ui-chip-color" style={{ background: color }} />}
              checked={task.tags.includes(id)}
              onChange={(on) => void (on ? add(id) : remove(id))}
            />
          </li>
        ))}
      </ul>
      {selectable && found.length === 0 && (
        <p className="ui-small ui-faint">{offered.length > 0 ? t('list.no_options') : say('task_act.tags.none')}</p>
      )}
    </div>
  );
}

/** The chips; for users who may, each is removable and a dashed one adds. */
export function TagRow({ task }: { task: TaskPage }) {
  const say = useSay();
  const { tags } = useSession();
  const { remove } = useTags(task.id);
  const pending = usePending();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const may = mayNow(task, 'changeTags') && !task.registration_terminal_task;
  const shown = task.tags.flatMap((id) => tags.get(id) ?? []);
  return (
    <>
      {shown.map(({ id, name, color }) => (
        <TagChip
          key={id}
          name={name}
          color={color}
          pending={pending(tagOn(task.id, id))}
          onRemove={may ? () => void remove(id) : undefined}
        />
      ))}
      {may && (
        <AddChip open={Boolean(opener)} onAct={setOpener}>
          {say('task_act.tags.add')}
        </AddChip>
      )}
      <Popover
        open={Boolean(opener) && may}
        anchorEl={opener}
        onClose={() => setOpener(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: 'ui-filter-paper', role: 'dialog', 'aria-label': say('task_act.tags.title') } }}
      >
        <TagChoices task={task} />
      </Popover>
    </>
  );
}

/** The same list in a sheet; each change applies at once. */
export function TagSheet({ task, open, onClose }: PopupProps) {
  const say = useSay();
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={say('task_act.tags.title')}
      subject={`#${taskNumber(task)}`}
      cancel={null}
      action={{ label: say('task_act.tags.done'), kind: 'ink', onAct: onClose }}
    >
      <TagChoices task={task} />
    </Popup>
  );
}
