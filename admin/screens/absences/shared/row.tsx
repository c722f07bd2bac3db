// One absence as a row: its kind by colour and letter, its days, its state.
import './row.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { AbsenceState } from './status-cell.tsx';

type Props = {
  readonly absence: { readonly from: string; readonly to: string; readonly days: number; readonly status: number };
  readonly title: string;
  readonly kind: { readonly name: string; readonly color: string } | undefined;
};

export function AbsenceRow({ absence: { from, to, days, status }, title, kind }: Props) {
  const say = useSay();
  const format = useFormat();
  const when = from === to ? format.date(from) : `${format.dayMonth(from)} – ${format.date(to)}`;
  return (
    <span className="absence-entry row wrap gap-10">
      <span className="absence-letter" style={{ '--kind': kind?.color } as React.CSSProperties} aria-hidden="true">
        {kind?.name.slice(0, 1)}
      </span>
      <span className="absence-entry-text stack">
        <b>{title}</b>
        <span className="ui-small ui-quiet">
          {kind && title !== kind.name && `${kind.name}, `}
          {when}, <span className="nowrap">{say('absence_page.takes', { smart_count: days })}</span>
        </span>
      </span>
      <span className="push">
        <AbsenceState status={status} />
      </span>
    </span>
  );
}
