// The popups of a task page, one at a time; each opens empty.

import { lazyScreen } from '#admin/providers/chunk.ts';
import { LatePopup } from '#admin/ui/overlays/popup-coming.tsx';
import { useOpening } from '#admin/ui/overlays/use-opening.ts';
import './popups.css';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { EditTask } from '../edit/describe.tsx';
import { RemoveTask } from '../edit/remove.tsx';
import { TagSheet } from '../edit/tags.tsx';
import { SendTask } from '../outcome/send.tsx';
import { useOwnEntry } from '../parts/band.tsx';
import { AddPeople } from './add-people.tsx';
import { GiveTask } from './give.tsx';
import { StartWork } from './start-work.tsx';
import { StopWork } from './stop-work.tsx';
import { ConfirmTask, RejectTask, ReopenTask, SetWaiting, SignTask, StealTask, WithdrawTask } from './transition-popups.tsx';

const ChangeClient = lazyScreen(async () => ({ default: (await import('../edit/client.tsx')).ChangeClient }));
const ChangeContact = lazyScreen(async () => ({ default: (await import('../edit/contact.tsx')).ChangeContact }));
const ChangeDates = lazyScreen(async () => ({ default: (await import('../edit/dates.tsx')).ChangeDates }));
const ChangeProject = lazyScreen(() => import('../edit/project.tsx'));
const StartTransport = lazyScreen(() => import('../transport/start-transport.tsx'));

export type PopupName =
  | 'start'
  | 'stop'
  | 'transport'
  | 'wait'
  | 'give'
  | 'steal'
  | 'addUser'
  | 'edit'
  | 'changeDates'
  | 'changeTags'
  | 'changeClient'
  | 'changeContact'
  | 'changeProject'
  | 'remove'
  | 'close'
  | 'withdraw'
  | 'signHere'
  | 'confirm'
  | 'reject'
  | 'reopen';
export type ShowPopup = (name: PopupName) => void;
export type PopupProps = { task: TaskPage; open: boolean; onClose: () => void };

export const usePopups = (first: PopupName | null = null) => useOpening(first);

type Props = ReturnType<typeof usePopups> & { task: TaskPage; entries: readonly TimeEntry[] };

export function Popups({ shown, open, close, show, task, entries }: Props) {
  const entry = useOwnEntry(entries);
  if (!shown) return null;
  const popup = { task, open, onClose: close };
  switch (shown.value) {
    case 'start':
      return <StartWork key={shown.turn} {...popup} />;
    case 'stop':
      return <StopWork key={shown.turn} entry={entry} after={{ whole: task, entries, show }} {...popup} />;
    case 'transport':
      return (
        <LatePopup>
          <StartTransport key={shown.turn} {...popup} />
        </LatePopup>
      );
    case 'wait':
      return <SetWaiting key={shown.turn} {...popup} />;
    case 'give':
      return <GiveTask key={shown.turn} entries={entries} {...popup} />;
    case 'steal':
      return <StealTask key={shown.turn} {...popup} />;
    case 'addUser':
      return <AddPeople key={shown.turn} {...popup} />;
    case 'edit':
      return <EditTask key={shown.turn} show={show} {...popup} />;
    case 'changeDates':
      return (
        <LatePopup>
          <ChangeDates key={shown.turn} {...popup} />
        </LatePopup>
      );
    case 'changeTags':
      return <TagSheet key={shown.turn} {...popup} />;
    case 'changeClient':
      return (
        <LatePopup>
          <ChangeClient key={shown.turn} {...popup} />
        </LatePopup>
      );
    case 'changeContact':
      return (
        <LatePopup>
          <ChangeContact key={shown.turn} {...popup} />
        </LatePopup>
      );
    case 'changeProject':
      return (
        <LatePopup>
          <ChangeProject key={shown.turn} {...popup} />
        </LatePopup>
      );
    case 'remove':
      return <RemoveTask key={shown.turn} {...popup} />;
    case 'close':
      return <SendTask key={shown.turn} entries={entries} show={show} {...popup} />;
    case 'withdraw':
      return <WithdrawTask key={shown.turn} {...popup} />;
    case 'signHere':
      return <SignTask key={shown.turn} {...popup} />;
    case 'confirm':
      return <ConfirmTask key={shown.turn} {...popup} />;
    case 'reject':
      return <RejectTask key={shown.turn} {...popup} />;
    case 'reopen':
      return <ReopenTask key={shown.turn} {...popup} />;
  }
}
