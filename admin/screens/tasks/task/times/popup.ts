// The popups about times that are there already, one at a time.
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import type { SubTime } from './data.ts';

export type EntryAct = keyof TimeEntry['$transitions'];
export type StretchAct = keyof SubTime['$transitions'];
/** Which popup about which time; a popup about an entry has no stretch. */
export type TimePopup =
  | { readonly act: EntryAct; readonly entry: TimeEntry }
  | { readonly act: StretchAct; readonly entry: TimeEntry; readonly stretch: SubTime };

export type EntryPopupProps = { task: TaskPage; entry: TimeEntry; open: boolean; onClose: () => void };
export type StretchPopupProps = EntryPopupProps & { entries: readonly TimeEntry[]; stretch: SubTime };
