// The actions on a task beside its clock: those allowed by state and rights, or temporarily blocked.

import type { ReactNode } from 'react';
import { useDuplicate } from '#admin/generic/form/duplicate.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { taskStates } from '#admin/screens/tasks/shared/states.ts';
import type { TaskPage } from '#admin/screens/tasks/shared/task-queries.ts';
import {
  IconArrowBackUp,
  IconBan,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendar,
  IconCircleCheck,
  IconCopy,
  IconHandGrab,
  IconHourglass,
  IconPencil,
  IconRefresh,
  IconSend,
  IconSignature,
  IconTag,
  IconTrash,
  IconUser,
  IconUserPlus,
  IconUserShare,
} from '#admin/ui/marks/icons.tsx';
import { type Act, isHeldUp, mayNow, useWhyNot } from '../data.ts';
import type { PopupName, ShowPopup } from '../popups/popups.tsx';

export type OtherAct = {
  readonly id: PopupName | 'duplicate';
  /** `Predaj …` */
  readonly label: string;
  /** `Predaj`: the label of a tile. */
  readonly short: string;
  readonly icon: ReactNode;
  readonly blocked: string | null;
  /** The place on a wide screen: the header, its menu, or the card that the action changes. */
  readonly place: 'head' | 'menu' | 'card';
  readonly quiet?: boolean;
  readonly danger?: boolean;
  readonly onAct: () => void;
};

/** An act with a popup; `is` is its transition where that has another name. */
type PopupAct = Omit<OtherAct, 'id' | 'blocked' | 'onAct'> &
  ({ readonly id: PopupName & Act; readonly is?: undefined } | { readonly id: PopupName; readonly is: Act });
const transitionOf = (act: PopupAct): Act => (act.is === undefined ? act.id : act.is);

const size = 18;

export const useOtherActs = (task: TaskPage, show: ShowPopup): OtherAct[] => {
  const say = useSay();
  const whyNot = useWhyNot();
  const { user } = useSession();
  const duplicate = useDuplicate(entityOf('task'), task.id);
  const again = task.status === taskStates.sentForConfirmation;
  const team = (id: 'steal' | 'give' | 'wait' | 'addUser') => ({
    label: say(`task.transitions.${id}`),
    short: say(`task_page.acts.${id}`),
  });
  const act = (
    id:
      | 'edit'
      | 'changeTags'
      | 'changeClient'
      | 'changeContact'
      | 'close'
      | 'withdraw'
      | 'signHere'
      | 'confirm'
      | 'reject'
      | 'reopen'
      | 'remove',
  ) => ({ label: say(`task.transitions.${id}`), short: say(`task_act.short.${id}`) });
  const all: readonly PopupAct[] = [
    { id: 'steal', icon: <IconHandGrab size={size} />, place: 'head', quiet: true, ...team('steal') },
    { id: 'withdraw', icon: <IconArrowBackUp size={size} />, place: 'head', quiet: true, ...act('withdraw') },
    { id: 'close', icon: <IconSend size={size} />, place: again ? 'menu' : 'head', ...act('close') },
    { id: 'signHere', icon: <IconSignature size={size} />, place: 'head', ...act('signHere') },
    { id: 'confirm', icon: <IconCircleCheck size={size} />, place: 'head', ...act('confirm') },
    { id: 'reopen', icon: <IconRefresh size={size} />, place: 'head', ...act('reopen') },
    { id: 'addUser', icon: <IconUserPlus size={size} />, place: 'card', ...team('addUser') },
    { id: 'give', icon: <IconUserShare size={size} />, place: 'menu', ...team('give') },
    { id: 'wait', icon: <IconHourglass size={size} />, place: 'menu', ...team('wait') },
    { id: 'changeTags', icon: <IconTag size={size} />, place: 'card', ...act('changeTags') },
    { id: 'edit', icon: <IconPencil size={size} />, place: 'card', ...act('edit') },
    {
      id: 'changeDates',
      is: 'changeDeadline',
      icon: <IconCalendar size={size} />,
      place: 'card',
      label: say('task_act.dates.open'),
      short: say('task_act.short.changeDates'),
    },
    { id: 'changeContact', icon: <IconUser size={size} />, place: 'card', ...act('changeContact') },
    { id: 'changeClient', icon: <IconBuilding size={size} />, place: 'card', ...act('changeClient') },
    {
      id: 'changeProject',
      icon: <IconBuildingCommunity size={size} />,
      place: 'menu',
      label: say('task.transitions.changeProject'),
      short: say('task_project.change'),
    },
    { id: 'reject', icon: <IconBan size={size} />, place: 'menu', ...act('reject') },
    { id: 'remove', icon: <IconTrash size={size} />, place: 'menu', danger: true, ...act('remove') },
  ];
  // A terminal's task consists of its time entries only.
  if (task.registration_terminal_task) return [];
  const named = all
    .filter((one) => mayNow(task, transitionOf(one)) || isHeldUp(task, transitionOf(one)))
    .filter(({ id }) => (id !== 'changeContact' || task.client !== null) && (id !== 'steal' || task.company_user_id !== user.id))
    .map((one): OtherAct => {
      const { is: _is, ...shown } = one;
      return { ...shown, blocked: whyNot(task, transitionOf(one)), onAct: () => show(one.id) };
    });
  const copies = duplicate.map(
    ({ label, onAct }): OtherAct => ({
      id: 'duplicate',
      label,
      short: say('task_act.short.duplicate'),
      icon: <IconCopy size={size} />,
      blocked: null,
      place: 'menu',
      onAct,
    }),
  );
  return [...named.filter(({ danger }) => !danger), ...copies, ...named.filter(({ danger }) => danger)];
};
