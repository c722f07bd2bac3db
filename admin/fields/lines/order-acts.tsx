// The actions on a line ordered by hand, defined once for the menu and for the row of icons.
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconArrowDown, IconArrowUp, IconTrash } from '#admin/ui/marks/icons.tsx';
import type { OrderedRows } from '#admin/ui/tables/ordered-rows.ts';

type OrderAct = {
  readonly id: 'up' | 'down' | 'remove';
  readonly label: string;
  readonly icon: ReactNode;
  /** The line cannot move in this direction. */
  readonly inert: boolean;
  readonly danger?: boolean;
  readonly onAct: () => void;
};

export const useOrderActs = <Line,>(order: OrderedRows<Line>, many: number): ((at: number) => readonly OrderAct[]) => {
  const say = useSay();
  return (at) => [
    { id: 'up', label: say('generic.row.up'), icon: <IconArrowUp />, inert: at === 0, onAct: () => order.move(at, -1) },
    { id: 'down', label: say('generic.row.down'), icon: <IconArrowDown />, inert: at === many - 1, onAct: () => order.move(at, 1) },
    {
      id: 'remove',
      label: say('generic.row.remove'),
      icon: <IconTrash />,
      inert: false,
      danger: true,
      onAct: () => order.remove(at),
    },
  ];
};
