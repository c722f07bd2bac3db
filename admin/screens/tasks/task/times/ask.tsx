// Opens the popups about times, one at a time, and loads them when the first is asked for.

import { createContext, type ReactNode, useContext } from 'react';
import { lazyScreen } from '#admin/providers/chunk.ts';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import type { Asked } from './popup.ts';

const Popups = lazyScreen(() => import('./popups.tsx'));

type Ask = (question: Asked | 'new') => void;
const AskContext = createContext<Ask>(() => undefined);
export const useAsk = (): Ask => useContext(AskContext);

type Props = { task: TaskPage; entries: readonly TimeEntry[]; children: ReactNode };

export function AskAboutTimes({ task, entries, children }: Props) {
  const { shown, open, show, close } = useOpening<Asked | 'new'>();
  return (
    <AskContext value={show}>
      {children}
      {shown && (
        <LatePopup>
          <Popups key={shown.turn} asked={shown.what} task={task} entries={entries} open={open} onClose={close} />
        </LatePopup>
      )}
    </AskContext>
  );
}
