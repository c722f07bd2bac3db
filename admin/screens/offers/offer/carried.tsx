// The dragged offer under the pointer; the columns show where it may be dropped.
import { useEffect, useRef } from 'react';
import { CardFace } from './board-card.tsx';
import type { Card } from './board-data.ts';

/** Pixels from the pointer to the corner of the card. */
const beside = 12;

export function Carried({ card }: { card: Card }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { current } = box;
      if (!current) return;
      current.hidden = false;
      current.style.transform = `translate(${clientX + beside}px, ${clientY + beside}px)`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return (
    <div ref={box} className="offer-card stack gap-2 offer-card-carried" aria-hidden="true" hidden>
      <CardFace card={card} />
    </div>
  );
}
