// Opens the popups about times, one at a time, and loads them when the first is asked for.

import { createContext, lazy, type ReactNode, useContext, useMemo, useState } from 'react';
import type { TaskPage, TimeEntry } from '#admin/providers/task-queries.ts';
import { LatePopup } from '#admin/ui/popup-coming.tsx';
import type { Asked } from './popup.ts';

const Popups = lazy(() => import('./popups.tsx'));

type Ask = (question: Asked | 'new') => void;
const AskContext = createContext<Ask>(() => undefined);
export const useAsk = (): Ask => useContext(AskContext);

type Props = { task: TaskPage; entries: readonly TimeEntry[]; children: ReactNode };

export function AskAboutTimes({ task, entries, children }: Props) {
  // It stays a moment after closing, so that it can leave; the next opening begins anew.
  const [shown, setShown] = useState<{ asked: Asked | 'new'; turn: number } | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useMemo<Ask>(
    () => (asked) => {
      setShown((before) => ({ asked, turn: (before?.turn ?? 0) + 1 }));
      setOpen(true);
    },
    [],
  );
  return (
    <AskContext value={ask}>
      {children}
      {shown && (
        <LatePopup>
          <Popups key={shown.turn} asked={shown.asked} task={task} entries={entries} open={open} onClose={() => setOpen(false)} />
        </LatePopup>
      )}
    </AskContext>
  );
}
