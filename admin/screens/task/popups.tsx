// The questions that the page asks, one at a time; each starts empty whenever it is opened.
import { useState } from 'react';
import type { TaskPage, TimeEntry } from '#admin/providers/task-queries.ts';
import { AddPeople } from './add-people.tsx';
import { useOwnEntry } from './band.tsx';
import { GiveTask, StealTask } from './hand-over.tsx';
import { StartWork } from './start-work.tsx';
import { StopWork } from './stop-work.tsx';
import { SetWaiting } from './wait.tsx';

export type PopupName = 'start' | 'stop' | 'wait' | 'give' | 'steal' | 'addUser';
export type ShowPopup = (name: PopupName) => void;
export type PopupProps = { task: TaskPage; open: boolean; onClose: () => void };

export const usePopups = (first: PopupName | null = null) => {
  // It stays a moment after closing, so that it can leave; the next opening begins anew.
  const [shown, setShown] = useState(first ? { name: first, turn: 0 } : null);
  const [open, setOpen] = useState(first !== null);
  const show: ShowPopup = (name) => {
    setShown((before) => ({ name, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return { shown, open, show, close: () => setOpen(false) };
};

type Props = ReturnType<typeof usePopups> & { task: TaskPage; entries: readonly TimeEntry[] };

export function Popups({ shown, open, close, task, entries }: Props) {
  const entry = useOwnEntry(entries);
  if (!shown) return null;
  const popup = { task, open, onClose: close };
  switch (shown.name) {
    case 'start':
      return <StartWork key={shown.turn} {...popup} />;
    case 'stop':
      return <StopWork key={shown.turn} entry={entry} {...popup} />;
    case 'wait':
      return <SetWaiting key={shown.turn} {...popup} />;
    case 'give':
      return <GiveTask key={shown.turn} entries={entries} {...popup} />;
    case 'steal':
      return <StealTask key={shown.turn} {...popup} />;
    case 'addUser':
      return <AddPeople key={shown.turn} {...popup} />;
  }
}
