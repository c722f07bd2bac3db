// The corrections of a locked day beside its hours: `8:00 +2:00`, with the reason and whose it is.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Day } from './data.ts';

export function Corrections({ day: { present, corrections } }: { readonly day: Day }) {
  const say = useSay();
  const format = useFormat();
  return corrections.map(({ id, hours, difference, reason, by_name }) => (
    <span key={id} className="ui-small ui-quiet">
      {hours === 'present' ? format.hours(present) : say(`attendance_correction.values.hours.${hours}`)}{' '}
      <b>
        {difference < 0 ? '−' : '+'}
        {format.hours(Math.abs(difference))}
      </b>{' '}
      {[reason, by_name].filter(Boolean).join(', ')}
    </span>
  ));
}
