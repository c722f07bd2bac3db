// An offer on the board: a link to its page, and draggable.

import { type PointerEvent as Pointer, useRef } from 'react';
import { Link } from 'react-router';
import { useServerOffset } from '#admin/providers/calls/server-clock.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { offerSteps } from '#admin/screens/offers/shared/states.ts';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { useNow } from '#admin/ui/time/ticker.ts';
import type { Card } from './board-data.ts';
import { offerNumber } from './data.ts';
import { late } from './figures.tsx';
import { useFollowingFocus, type useHolding } from './holding.ts';
import { changeNeeded, secondsOf } from './passes.ts';
import { useStretch } from './stretch.ts';
import { useWholeMoney } from './whole-money.ts';

const minuteMs = 60_000;
/** At these steps the card shows the estimator; at the others the person in contact with the client. */
const madeAt: readonly number[] = [offerSteps.taken, offerSteps.inMaking, offerSteps.offerReady];
/** Pixels of movement after which a press is a drag. */
const reach = 6;

export function CardFace({ card }: { card: Card }) {
  const whole = useWholeMoney();
  const stretch = useStretch();
  const stays = secondsOf({ entered_at: card.step_since, left_at: null }, useNow(useServerOffset(), { step: minuteMs }));
  const tone = stays > late ? 'ui-danger' : card.status === changeNeeded ? 'ui-warn' : 'ui-faint';
  const responsible = madeAt.includes(card.status) ? (card.offer_manager_name ?? card.commercial_user_name) : card.commercial_user_name;
  return (
    <>
      <span className="split gap-4">
        <span className="ui-num ui-faint">{offerNumber(card)}</span>
        <span className={`ui-num ${tone}`}>{stretch(stays)}</span>
      </span>
      <span className="offer-card-title">{card.title}</span>
      <span className="ui-quiet">{card.client_name}</span>
      <span className="split gap-4">
        <b className="ui-num">{card.value === null ? '–' : whole(card.value)}</b>
        {responsible && <Avatar name={responsible} />}
      </span>
    </>
  );
}

export function BoardCard({ card, holding }: { card: Card; holding: ReturnType<typeof useHolding> }) {
  const say = useSay();
  const { held, pick, over, back, drop, landing, focused } = holding;
  const element = useFollowingFocus(card.id, focused);
  const pressed = useRef<{ x: number; y: number; carried: boolean } | null>(null);
  const isHeld = held?.card.id === card.id || landing?.card.id === card.id;

  const stepAt = (event: Pointer) => {
    const column = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element instanceof HTMLElement && element.dataset.step);
    return column instanceof HTMLElement ? Number(column.dataset.step) : null;
  };
  const move = (event: Pointer<HTMLElement>) => {
    const from = pressed.current;
    if (!from) return;
    // The button was released outside, without an event for the card.
    if (event.buttons === 0) {
      pressed.current = null;
      return;
    }
    if (!from.carried && Math.hypot(event.clientX - from.x, event.clientY - from.y) > reach) {
      from.carried = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      pick(card, 'pointer');
    }
    if (from.carried) over(stepAt(event));
  };
  const release = () => {
    if (pressed.current?.carried) void drop();
    // The click event that follows a drag must not open the offer.
    setTimeout(() => {
      pressed.current = null;
    });
  };
  return (
    <Link
      ref={element}
      to={`/offer/${card.id}`}
      className={isHeld ? 'offer-card stack gap-2 offer-card-held' : 'offer-card stack gap-2'}
      draggable={false}
      data-offer={card.id}
      title={say('offer_page.board.keys')}
      onKeyDown={(event) => {
        if (event.key !== ' ' || held) return;
        event.preventDefault();
        pick(card, 'keys');
      }}
      onPointerDown={(event) => {
        if (event.button === 0 && event.pointerType !== 'touch') pressed.current = { x: event.clientX, y: event.clientY, carried: false };
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        pressed.current = null;
        back();
      }}
      onClick={(event) => {
        if (pressed.current?.carried) event.preventDefault();
      }}
    >
      <CardFace card={card} />
    </Link>
  );
}
