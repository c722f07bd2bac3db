// One absence in a lane: a link to it, from its first day to its last.
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar, CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { gridCell } from './roles.ts';

export type Kind = AbsenceCalendar['kinds'][number];
export const percent = (share: number) => `${share * 100}%`;

type Props = {
  readonly absence: CalendarAbsence;
  readonly kind: Kind | undefined;
  readonly place: { readonly start: number; readonly length: number };
  readonly name: string;
  /** How much of its kind has room: the name, where it is not cut, or its letter. */
  readonly room: 'name' | 'letter' | null;
};

/** A plain link, which the grid follows: of hundreds in sight each would otherwise listen and look up its address by itself. */
export function Span({ absence, kind, place: { start, length }, name, room }: Props) {
  const say = useSay();
  const format = useFormat();
  const waits = absence.status === 0;
  const label = `${name}: ${kind?.name ?? ''}, ${format.dayMonth(absence.from)} – ${format.date(absence.to)}, ${say(`absence.values.status.${waits ? 'requested' : 'approved'}`)}`;
  return (
    <span {...gridCell} className="absence-place" style={{ left: percent(start), width: percent(length) }}>
      <a
        href={`/absence/${absence.id}`}
        tabIndex={-1}
        draggable={false}
        data-absence={absence.id}
        className={waits ? 'absence-span absence-waits' : 'absence-span'}
        style={{ '--kind': kind?.color } as React.CSSProperties}
        aria-label={label}
      >
        {room === 'name' ? (
          <>
            <b aria-hidden="true">{kind?.name.slice(0, 1)}</b>
            <span aria-hidden="true">{kind?.name}</span>
          </>
        ) : (
          room && kind?.name.slice(0, 1)
        )}
      </a>
    </span>
  );
}
