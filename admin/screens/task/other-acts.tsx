// What can be done with a task beside the clock, as the server allows it now; held up by somebody, it stays in sight and says by whom.
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { IconHandGrab, IconHourglass, IconUserPlus, IconUserShare } from '#admin/ui/icons.tsx';
import { isHeldUp, mayNow, useWhyNot } from './data.ts';
import type { PopupName, ShowPopup } from './popups.tsx';

export type OtherAct = {
  readonly id: PopupName;
  /** `Predaj …` */
  readonly label: string;
  /** `Predaj`: below a picture. */
  readonly short: string;
  readonly icon: ReactNode;
  readonly blocked: string | null;
  /** On a wide screen it stands in the card that it changes. */
  readonly place: 'head' | 'card';
  readonly onAct: () => void;
};

const size = 18;

export const useOtherActs = (task: TaskPage, show: ShowPopup): OtherAct[] => {
  const say = useSay();
  const whyNot = useWhyNot();
  const all = [
    { id: 'steal', icon: <IconHandGrab size={size} />, place: 'head' },
    { id: 'give', icon: <IconUserShare size={size} />, place: 'head' },
    { id: 'wait', icon: <IconHourglass size={size} />, place: 'head' },
    { id: 'addUser', icon: <IconUserPlus size={size} />, place: 'card' },
  ] as const;
  return all
    .filter(({ id }) => mayNow(task, id) || isHeldUp(task, id))
    .map(({ id, icon, place }) => ({
      id,
      icon,
      place,
      label: say(`task.transitions.${id}`),
      short: say(`task.screen.acts.${id}`),
      blocked: whyNot(task, id),
      onAct: () => show(id),
    }));
};
