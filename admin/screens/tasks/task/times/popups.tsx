// The popups about times, loaded with the first of them.
import './popups.css';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { EditTime } from './edit-time.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { Invoicing } from './invoicing.tsx';
import { Multiplier } from './multiplier.tsx';
import { NewTime } from './new-time.tsx';
import type { Asked } from './popup.ts';
import { RemoveTime } from './remove-time.tsx';
import { WorkType } from './work-type.tsx';

type Props = { asked: Asked | 'new'; task: TaskPage; entries: readonly TimeEntry[]; open: boolean; onClose: () => void };

export default function TimePopups({ asked, task, entries, open, onClose }: Props) {
  const popup = { task, open, onClose };
  if (asked === 'new') return <NewTime entries={entries} {...popup} />;
  // What has changed meanwhile is shown as it is now.
  const entry = entries.find(({ id }) => id === asked.entry.id) ?? asked.entry;
  if (!('stretch' in asked)) {
    if (asked.act === 'remove') return <RemoveTime entry={entry} entries={entries} {...popup} />;
    if (asked.act === 'editNotes') return <EntryNotes entry={entry} {...popup} />;
    return asked.act === 'changeWorkType' ? <WorkType entry={entry} {...popup} /> : <Invoicing entry={entry} {...popup} />;
  }
  const stretch = entry.sub_times.find(({ id }) => id === asked.stretch.id) ?? asked.stretch;
  const about = { entry, entries, stretch, ...popup };
  if (asked.act === 'edit') return <EditTime {...about} />;
  return asked.act === 'remove' ? <RemoveTime {...about} /> : <Multiplier {...about} />;
}
