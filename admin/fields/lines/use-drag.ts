// Dragging a line by its handle moves it past the lines with which it may swap.
import { type DragEventHandler, useState } from 'react';
import type { OrderedRows } from '#admin/ui/tables/ordered-rows.ts';

export type Drag = {
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly onDragOver: DragEventHandler;
};

export const useDrag = <Line>(order: OrderedRows<Line> | null): ((at: number) => Drag | null) => {
  const [dragged, setDragged] = useState<number | null>(null);
  if (!order) return () => null;
  return (at) => ({
    onDragStart: () => setDragged(at),
    onDragEnd: () => setDragged(null),
    onDragOver: (event) => {
      event.preventDefault();
      if (dragged === null || dragged === at || !order.together(dragged, at)) return;
      const step = at > dragged ? 1 : -1;
      order.move(dragged, step);
      setDragged(dragged + step);
    },
  });
};
