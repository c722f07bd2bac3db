// Opens the time popups, one at a time; they are loaded with the first one.

import { createContext, type ReactNode, useContext } from 'react';
import { lazyScreen } from '#admin/providers/chunk.ts';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import type { TimePopup } from './popup.ts';

const Popups = lazyScreen(() => import('./popups.tsx'));

type OpenPopup = (popup: TimePopup | 'new') => void;
const OpenPopupContext = createContext<OpenPopup>(() => undefined);
export const useTimePopup = (): OpenPopup => useContext(OpenPopupContext);

type Props = { task: TaskPage; entries: readonly TimeEntry[]; children: ReactNode };

export function TimePopupHost({ task, entries, children }: Props) {
  const { shown, open, show, close } = useOpening<TimePopup | 'new'>();
  return (
    <OpenPopupContext value={show}>
      {children}
      {shown && (
        <LatePopup>
          <Popups key={shown.turn} popup={shown.value} task={task} entries={entries} open={open} onClose={close} />
        </LatePopup>
      )}
    </OpenPopupContext>
  );
}
