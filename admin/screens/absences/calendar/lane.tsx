// The days of one user as a lane: absences are spans in it, and days that are drawn over become a request.
import { memo, type PointerEvent, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { CalendarUser } from './coverage.ts';
import { placeOf, shifted } from './days.ts';
import { type Marks, MarksOf } from './marks.tsx';
import { cursorCell } from './roles.ts';
import { type Kind, percent, Span } from './span.tsx';

export type Picked = { readonly user: CalendarUser; readonly from: string; readonly to: string };
/** Of so many spans beside each other each has room for its letter: five days of a year, two of a quarter. */
const widest = 73;
/** Of so many spans beside each other each may have room for its name. */
const widestNamed = 16;
const roomIn = (length: number) => (length * widestNamed >= 1 ? 'name' : length * widest >= 1 ? 'letter' : null);

/** The selected days, and where the cursor of the keyboard is, as columns. */
export type Cursor = { readonly at: number; readonly from: number; readonly to: number; readonly id: string };
type Props = {
  readonly user: CalendarUser;
  readonly absences: readonly CalendarAbsence[];
  readonly kinds: ReadonlyMap<number, Kind>;
  readonly days: readonly string[];
  /** Columns of the grid: a short month has fewer days. */
  readonly columns: number;
  /** Days off that this lane shows by itself. */
  readonly stripes: ReadonlySet<string> | null;
  readonly may: boolean;
  readonly cursor: Cursor | null;
  readonly onPick: (picked: Picked) => void;
  readonly marks: Marks | undefined;
  readonly draggable: (absence: CalendarAbsence) => boolean;
  readonly onShift: (absence: CalendarAbsence, days: number) => void;
};
/** An absence that is dragged: from the day on which it was taken, by so many days. */
type Dragged = { readonly absence: CalendarAbsence; readonly at: number; readonly by: number };

export const Lane = memo((props: Props) => {
  const { user, absences, kinds, days, columns, stripes, may, cursor, onPick, marks, draggable, onShift } = props;
  const say = useSay();
  const format = useFormat();
  const [drawn, setDrawn] = useState<readonly [number, number] | null>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const dayAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.min(days.length - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * columns)));
  };
  const between = drawn
    ? { first: Math.min(...drawn), last: Math.max(...drawn) }
    : cursor && cursor.from !== cursor.to
      ? { first: cursor.from, last: cursor.to }
      : null;
  const target = dragged && dragged.by !== 0 ? placeOf(shifted(dragged.absence, dragged.by), days, columns) : null;
  const day = cursor && days[cursor.at];
  const on = day ? absences.filter(({ from, to }) => from <= day && day <= to) : [];
  const names = on.map(({ kind_id }) => kinds.get(kind_id)?.name ?? '').join(', ');
  return (
    <div
      className={may ? 'absence-lane anchor fit absence-open' : 'absence-lane anchor fit'}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-absence]')?.dataset.absence;
        const taken = id && absences.find((one) => one.id === Number(id));
        if (taken && draggable(taken)) setDragged({ absence: taken, at: dayAt(event), by: 0 });
        if (!may || event.target !== event.currentTarget) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn([dayAt(event), dayAt(event)]);
      }}
      onPointerMove={(event) => {
        if (drawn) setDrawn([drawn[0], dayAt(event)]);
        if (!dragged) return;
        const by = dayAt(event) - dragged.at;
        // From here on the press is no press of the link, whose click goes to whoever has the pointer.
        if (by !== 0) event.currentTarget.setPointerCapture(event.pointerId);
        if (by !== dragged.by) setDragged({ ...dragged, by });
      }}
      onPointerCancel={() => {
        setDrawn(null);
        setDragged(null);
      }}
      onPointerLeave={() => setDragged(null)}
      onPointerUp={() => {
        setDragged(null);
        if (dragged && dragged.by !== 0) onShift(dragged.absence, dragged.by);
        if (!drawn) return;
        setDrawn(null);
        const [from, to] = [days[Math.min(...drawn)], days[Math.max(...drawn)]];
        if (from && to) onPick({ user, from, to });
      }}
    >
      {stripes &&
        days.map(
          (one, at) =>
            stripes.has(one) && (
              <i
                key={one}
                className="absence-off"
                style={{ left: percent(at / columns), width: percent(1 / columns) }}
                aria-hidden="true"
              />
            ),
        )}
      {between && (
        <span
          className="absence-drawn"
          style={{ left: percent(between.first / columns), width: percent((between.last - between.first + 1) / columns) }}
        />
      )}
      {target && <span className="absence-drawn absence-target" style={{ left: percent(target.start), width: percent(target.length) }} />}
      <MarksOf name={user.name} marks={marks} days={days} columns={columns} />
      {absences.map((absence) => {
        const place = placeOf(absence, days, columns);
        return (
          place && (
            <Span
              key={absence.id}
              absence={absence}
              kind={kinds.get(absence.kind_id)}
              place={place}
              name={user.name}
              room={roomIn(place.length)}
            />
          )
        );
      })}
      {cursor && day && (
        <span
          {...cursorCell(
            cursor.id,
            `${user.name}, ${format.weekday(day)} ${format.date(day)}: ${names || say('absence_page.noAbsence')}`,
            cursor.from !== cursor.to,
          )}
          className="absence-cursor"
          style={{ left: percent(cursor.at / columns), width: percent(1 / columns) }}
        />
      )}
    </div>
  );
});
