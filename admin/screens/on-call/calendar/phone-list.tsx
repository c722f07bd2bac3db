// The calendar on a phone: the user's own shifts first, then all shifts and gaps of the days in sight.
import './phone-list.css';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useGapName } from '#admin/screens/on-call/shared/on-call-now.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconAlertTriangle, IconChevronRight } from '#admin/ui/marks/icons.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { ListedShift } from './data.ts';
import { type Gap, gapKey } from './gaps-card.tsx';

type Entry = {
  key: string;
  from: string;
  to: string;
  name: string;
  detail: string;
  gap: boolean;
  onAct: (() => void) | undefined;
  onOffer?: () => void;
};

function EntryRow({ entry: { from, to, name, detail, gap, onAct, onOffer } }: { entry: Entry }) {
  const say = useSay();
  const format = useFormat();
  const inside = (
    <>
      <span className="on-call-when stack ui-num">
        <b>{format.dayMonth(from)}</b>
        <span className="ui-small ui-quiet">{say('on_call_page.now.until', { time: format.dayMonth(to) })}</span>
      </span>
      <span className={gap ? 'stack fit fill ui-danger' : 'stack fit fill'}>
        <b className="break">{name}</b>
        <span className="ui-small ui-quiet">{detail}</span>
      </span>
      {gap ? <IconAlertTriangle size={18} className="ui-danger" /> : onAct && <IconChevronRight size={18} />}
    </>
  );
  return (
    <li>
      {onAct ? (
        <button type="button" className="on-call-entry row gap-12" onClick={onAct}>
          {inside}
        </button>
      ) : (
        <div className="on-call-entry row gap-12">{inside}</div>
      )}
      {onOffer && (
        <ActionButton kind="quiet" onAct={onOffer}>
          {say('on_call_page.swaps.offer')}
        </ActionButton>
      )}
    </li>
  );
}

type Props = {
  /** The next shifts of the user. */
  own: readonly ListedShift[];
  shifts: readonly ListedShift[];
  gaps: readonly Gap[];
  reading: boolean;
  onShift: ((shift: ListedShift) => void) | undefined;
  onGap: ((gap: Gap) => void) | undefined;
  /** Offers an own shift to colleagues. */
  onOffer: (shift: ListedShift) => void;
};

export function PhoneList({ own, shifts, gaps, reading, onShift, onGap, onOffer }: Props) {
  const say = useSay();
  const format = useFormat();
  const gapName = useGapName();
  const hours = (from: string, to: string) => `${format.time(from)} – ${format.time(to)}`;
  const entryOf = (shift: ListedShift): Entry => ({
    key: `shift ${shift.id}`,
    from: shift.from,
    to: shift.to,
    name: shift.user_name ?? '',
    detail: [say(`on_call_shift.values.level.${shift.level}`), shift.team_name, hours(shift.from, shift.to), shift.note]
      .filter(Boolean)
      .join(' · '),
    gap: false,
    onAct: onShift && (() => onShift(shift)),
  });
  const gapEntries = gaps.map((gap): Entry => {
    const [from, to] = [new Date(gap.from).toISOString(), new Date(gap.to).toISOString()];
    return { key: gapKey(gap), from, to, name: gapName(gap.lane), detail: hours(from, to), gap: true, onAct: onGap && (() => onGap(gap)) };
  });
  const all = [...shifts.map(entryOf), ...gapEntries].sort((one, other) => one.from.localeCompare(other.from));
  const section = (title: string, entries: readonly Entry[], none: string) => (
    <section className="on-call-section">
      <h2 className="row gap-6">
        {title} <span className="ui-num ui-faint">{format.count(entries.length)}</span>
      </h2>
      {entries.length === 0 ? (
        <p className="ui-quiet">{none}</p>
      ) : (
        <ul className="list flush">
          {entries.map((entry) => (
            <EntryRow key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
  if (reading && all.length === 0) return <SkeletonRows rows={4} />;
  return (
    <div className="on-call-list">
      {section(
        say('on_call_page.mine'),
        own.map((shift) => ({ ...entryOf(shift), onOffer: () => onOffer(shift) })),
        say('on_call_page.none'),
      )}
      {section(say('on_call_page.all'), all, say('on_call_page.nothing'))}
    </div>
  );
}
