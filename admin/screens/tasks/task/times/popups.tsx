// The time popups, loaded with the first one.
import './popups.css';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { EditTime } from './edit-time.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { Invoicing } from './invoicing.tsx';
import { Multiplier } from './multiplier.tsx';
import { NewTime } from './new-time.tsx';
import type { TimePopup } from './popup.ts';
import { RemoveTime } from './remove-time.tsx';
import { WorkType } from './work-type.tsx';

type Props = { popup: TimePopup | 'new'; task: TaskPage; entries: readonly TimeEntry[]; open: boolean; onClose: () => void };

export default function TimePopups({ popup, task, entries, open, onClose }: Props) {
  const common = { task, open, onClose };
  if (popup === 'new') return <NewTime entries={entries} {...common} />;
  // The current version of the entry, if it has changed meanwhile.
  const entry = entries.find(({ id }) => id === popup.entry.id) ?? popup.entry;
  if (!('stretch' in popup)) {
    if (popup.act === 'remove') return <RemoveTime entry={entry} entries={entries} {...common} />;
    if (popup.act === 'editNotes') return <EntryNotes entry={entry} {...common} />;
    return popup.act === 'changeWorkType' ? <WorkType entry={entry} {...common} /> : <Invoicing entry={entry} {...common} />;
  }
  const stretch = entry.sub_times.find(({ id }) => id === popup.stretch.id) ?? popup.stretch;
  const about = { entry, entries, stretch, ...common };
  if (popup.act === 'edit') return <EditTime {...about} />;
  return popup.act === 'remove' ? <RemoveTime {...about} /> : <Multiplier {...about} />;
}
