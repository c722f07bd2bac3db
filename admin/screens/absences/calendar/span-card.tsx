// What a span is, beside it: kind, days, who decided and when, and how many others are away then. Shown under the pointer and at the cursor of the keyboard.
import './span-card.css';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useNameOf } from '#admin/providers/person/colleagues.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { mostOthers } from './coverage.ts';
import type { Active, Sheet } from './grid-rows.tsx';
import { cardOf } from './roles.ts';

/** Milliseconds: a pointer on its way elsewhere opens nothing, and may go over to the card. */
const opensAfter = 200;
const closesAfter = 250;
/** Room that a card needs below its span, in pixels; it stands above where there is less. */
const tallest = 150;

type Shown = { readonly id: number; readonly at: DOMRect };

const placeOf = ({ left, top, bottom }: DOMRect): React.CSSProperties => ({
  left: `max(0.5rem, min(${Math.round(left)}px, 100vw - 20rem))`,
  ...(bottom + tallest > window.innerHeight ? { bottom: window.innerHeight - top + 6 } : { top: bottom + 6 }),
});

function Card({ absence, sheet }: { absence: CalendarAbsence; sheet: Sheet }) {
  const say = useSay();
  const format = useFormat();
  const nameOf = useNameOf();
  const { from, to, days, status, decided_by, decided_at, user_id } = absence;
  const kind = sheet.kinds.get(absence.kind_id);
  const others = mostOthers(absence, [...sheet.own.values()].flat(), sheet.days);
  const first = `${format.shortWeekday(from)} ${from === to ? format.date(from) : format.dayMonth(from)}`;
  const state = say(`absence.values.status.${status === 0 ? 'requested' : 'approved'}`);
  return (
    <>
      <span className="row wrap gap-8">
        <span className="absence-about-kind" style={{ '--kind': kind?.color } as React.CSSProperties}>
          {kind?.name}
        </span>
        <b>{nameOf(user_id)}</b>
      </span>
      <span>
        {first}
        {from !== to && ` – ${format.shortWeekday(to)} ${format.date(to)}`}, {say('absence_page.takes', { smart_count: days })}
      </span>
      <span className="ui-small ui-quiet">
        {[state, decided_at && format.date(decided_at), decided_by && nameOf(decided_by)].filter(Boolean).join(', ')} ·{' '}
        {others > 0 ? say('absence_page.othersThen', { count: others }) : say('absence_page.nobodyElse')}
      </span>
    </>
  );
}

type Props = { readonly scroller: RefObject<HTMLElement | null>; readonly sheet: Sheet; readonly active: Active | null };

/** The absence on which the cursor of the keyboard is, unless it selects several days. */
const atCursor = (sheet: Sheet, active: Active | null): CalendarAbsence | undefined => {
  const day = active?.cursor && active.cursor.from === active.cursor.to ? active.days[active.cursor.at] : undefined;
  return day && active ? sheet.own.get(active.user_id)?.find(({ from, to }) => from <= day && day <= to) : undefined;
};

export function SpanCard({ scroller, sheet, active }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const byId = useMemo(() => new Map([...sheet.own.values()].flat().map((one) => [one.id, one])), [sheet.own]);
  const onCursor = atCursor(sheet, active)?.id;
  const cursorId = active?.id;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (act: () => void, pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(act, pause);
    };
    const drop = () => setShown(null);
    const hide = () => {
      clearTimeout(timer);
      drop();
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      const span = target.closest<HTMLElement>('[data-absence]');
      if (span)
        later(() => span.isConnected && setShown({ id: Number(span.dataset.absence), at: span.getBoundingClientRect() }), opensAfter);
      else if (target.closest('[role="tooltip"]')) clearTimeout(timer);
      else later(hide, closesAfter);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('keydown', onKey);
    element.addEventListener('pointerdown', hide);
    // Not what the pointer has just come to: it may be the scrolling that brought it there.
    element.addEventListener('scroll', drop, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('keydown', onKey);
      element.removeEventListener('pointerdown', hide);
      element.removeEventListener('scroll', drop);
    };
  }, [scroller]);

  useEffect(() => {
    if (!onCursor || !cursorId) return;
    // After the scrolling that brings the cursor into sight, which hides what is shown.
    const frame = requestAnimationFrame(() => {
      const cell = document.getElementById(cursorId);
      if (cell) setShown({ id: onCursor, at: cell.getBoundingClientRect() });
    });
    return () => {
      cancelAnimationFrame(frame);
      setShown(null);
    };
  }, [onCursor, cursorId]);

  const absence = shown && byId.get(shown.id);
  if (!shown || !absence) return null;
  return (
    <div {...cardOf(cursorId)} className="absence-about stack gap-4" style={placeOf(shown.at)}>
      <Card absence={absence} sheet={sheet} />
    </div>
  );
}
