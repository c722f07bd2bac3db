// Moving an offer on the board: picked up by space bar or drag, carried over allowed steps, dropped or returned.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFailure } from '#admin/providers/calls/failure.ts';
import type { Card } from './board-data.ts';
import { type Move, movesOf } from './data.ts';
import { useMove } from './move.ts';
import { declined } from './passes.ts';

export type HeldCard = {
  readonly card: Card;
  readonly cardMoves: readonly Move[];
  readonly target: Move | null;
  readonly by: 'keys' | 'pointer';
};
const inOrder = (card: Card): Move[] => movesOf(card).sort((one, other) => one.to - other.to);
/** The next allowed step in a direction, from the current target. */
const beside = ({ cardMoves, target, card }: HeldCard, direction: 1 | -1): Move | null => {
  const from = target?.to ?? card.status;
  const ahead = cardMoves.filter(({ to }) => (direction === 1 ? to > from : to < from));
  return (direction === 1 ? ahead[0] : ahead.at(-1)) ?? target;
};
/** The step of a typed digit: 1 and then 0 means ten. */
const jumpTo = ({ cardMoves, target }: HeldCard, digit: string): Move | null => {
  const step = digit === '0' && (target?.to === 1 || !cardMoves.some(({ to }) => to === 0)) ? declined : Number(digit);
  return cardMoves.find(({ to }) => to === step) ?? (digit === '1' ? cardMoves.find(({ to }) => to === declined) : undefined) ?? target;
};

export const useHolding = (onStuck: (card: Card) => void) => {
  const fail = useFailure();
  const move = useMove();
  const [held, setHeld] = useState<HeldCard | null>(null);
  /** The move in progress: its target shows the offer until the server has answered. */
  const [landing, setLanding] = useState<{ card: Card; move: Move } | null>(null);
  const [pending, setPending] = useState<{ card: Card; move: Move } | null>(null);
  const latest = useRef(held);
  latest.current = held;
  /** The offer whose card had the focus when it left its column. */
  const focused = useRef<number | null>(null);

  const pick = (card: Card, by: HeldCard['by']): void => {
    const cardMoves = inOrder(card);
    if (cardMoves.length === 0) {
      onStuck(card);
      return;
    }
    setHeld({
      card,
      cardMoves,
      target: by === 'keys' ? (cardMoves.find(({ to }) => to > card.status && to !== declined) ?? cardMoves[0] ?? null) : null,
      by,
    });
  };
  const over = (step: number | null) => setHeld((now) => now && { ...now, target: now.cardMoves.find(({ to }) => to === step) ?? null });
  const back = () => setHeld(null);
  const drop = async () => {
    const now = latest.current;
    setHeld(null);
    if (!now?.target) return;
    const { card, target } = now;
    if (target.reason) return setPending({ card, move: target });
    // A press on the button took the focus, and takes it along when it goes.
    if (now.by === 'keys') cardElement(card.id)?.focus();
    setLanding({ card, move: target });
    const from = document.querySelector(`[data-landing="${card.id}"]`)?.getBoundingClientRect();
    try {
      await move(card, target);
    } catch (error) {
      fail(error);
      requestAnimationFrame(() => flyBack(card.id, from));
    } finally {
      setLanding(null);
    }
  };

  const carrying = held?.by === 'keys';
  useEffect(() => {
    if (!carrying) return;
    const press = (event: KeyboardEvent) => {
      const now = latest.current;
      if (!now) return;
      const acts: Readonly<Record<string, () => void>> = {
        ArrowRight: () => setHeld({ ...now, target: beside(now, 1) }),
        ArrowLeft: () => setHeld({ ...now, target: beside(now, -1) }),
        Enter: () => void drop(),
        ' ': () => void drop(),
        Escape: back,
      };
      const act = acts[event.key] ?? (/^\d$/.test(event.key) ? () => setHeld({ ...now, target: jumpTo(now, event.key) }) : undefined);
      if (event.key === 'Tab') back();
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  });
  return { held, landing, pending, cancelMove: () => setPending(null), focused, pick, over, back, drop };
};

const cardElement = (id: number) => document.querySelector<HTMLElement>(`[data-offer="${id}"]`);

/** Lets the focus follow a card into another column, whenever the answers that move it come. */
export const useFollowingFocus = (id: number, focused: RefObject<number | null>) => {
  const element = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const link = element.current;
    if (focused.current === id && document.activeElement === document.body) link?.focus();
    return () => {
      if (document.activeElement === link) focused.current = id;
    };
  }, [id, focused]);
  return element;
};

/** Animates a refused offer back to its step. */
const flyBack = (id: number, from: DOMRect | undefined): void => {
  const card = cardElement(id);
  if (!card || !from || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = card.getBoundingClientRect();
  card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], {
    duration: 240,
    easing: 'ease-out',
  });
};
