// Who is on call and who is on the road, in the lane of a user: a bar at the foot of the days, and a quiet block.
import './marks.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { AbsenceCalendar } from '#admin/screens/absences/shared/data.ts';
import { IconRoute } from '#admin/ui/icons/wayfinding.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { placeOf } from './days.ts';
import { namedCell } from './roles.ts';
import { percent } from './span.tsx';

type Stretch = AbsenceCalendar['on_call'][number];
export type Marks = { readonly onCall: readonly Stretch[]; readonly trips: readonly Stretch[] };

export const marksOf = ({ on_call, trips }: Pick<AbsenceCalendar, 'on_call' | 'trips'>): ReadonlyMap<number, Marks> => {
  const [onCallOf, tripsOf] = [on_call, trips].map((rows) => Map.groupBy(rows, ({ user_id }) => user_id));
  const users = new Set([...on_call, ...trips].map(({ user_id }) => user_id));
  return new Map([...users].map((id) => [id, { onCall: onCallOf?.get(id) ?? [], trips: tripsOf?.get(id) ?? [] }]));
};

type Props = {
  readonly name: string;
  readonly marks: Marks | undefined;
  readonly days: readonly string[];
  readonly columns: number;
};

export function MarksOf({ name, marks, days, columns }: Props) {
  const say = useSay();
  const format = useFormat();
  if (!marks) return null;
  const draw = (what: 'onCall' | 'trip', { from, to }: Stretch, at: number) => {
    const place = placeOf({ from, to, half_from: false, half_to: false }, days, columns);
    if (!place) return null;
    const word = say(`absence_page.marks.${what}`);
    const label = `${name}: ${word}, ${from === to ? format.date(from) : `${format.dayMonth(from)} – ${format.date(to)}`}`;
    return (
      <span
        key={`${what} ${from} ${at}`}
        {...namedCell(label)}
        className={what === 'onCall' ? 'absence-on-call' : 'absence-trip'}
        style={{ left: percent(place.start), width: percent(place.length) }}
      >
        {what === 'trip' && <IconRoute size={12} />}
      </span>
    );
  };
  return (
    <>
      {marks.onCall.map((one, at) => draw('onCall', one, at))}
      {marks.trips.map((one, at) => draw('trip', one, at))}
    </>
  );
}
