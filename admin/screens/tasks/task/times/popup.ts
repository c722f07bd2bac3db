// The names and subjects of the popups about existing time entries.
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import type { SubTime } from './data.ts';

export type EntryAct = keyof TimeEntry['$transitions'];
export type StretchAct = keyof SubTime['$transitions'];
/** A popup and its subject; a popup about an entry has no period. */
export type TimePopup =
  | { readonly act: EntryAct; readonly entry: TimeEntry }
  | { readonly act: StretchAct; readonly entry: TimeEntry; readonly stretch: SubTime };

export type EntryPopupProps = { task: TaskPage; entry: TimeEntry; open: boolean; onClose: () => void };
export type StretchPopupProps = EntryPopupProps & { entries: readonly TimeEntry[]; stretch: SubTime };
