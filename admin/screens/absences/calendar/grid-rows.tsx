// The rows of the grid of absences that are in sight, each of which draws again only when something in it has changed.
import { memo, type RefObject } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { CalendarAbsence } from '#admin/screens/absences/shared/data.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { CalendarUser, Coverage } from './coverage.ts';
import type { View } from './days.ts';
import { LaneHead, mostOf, Totals } from './grid-parts.tsx';
import type { LaneItem, Placed } from './items.ts';
import { type Cursor, Lane, type Picked } from './lane.tsx';
import type { Marks } from './marks.tsx';
import { rowHeader, rowOf } from './roles.ts';
import type { Kind } from './span.tsx';
import { useWindow } from './use-window.ts';

/** What all rows share; a new one draws them all. */
export type Sheet = {
  readonly view: View;
  readonly days: readonly string[];
  readonly columns: number;
  readonly today: string;
  readonly own: ReadonlyMap<number, readonly CalendarAbsence[]>;
  readonly kinds: ReadonlyMap<number, Kind>;
  readonly free: ReadonlySet<string>;
  readonly marks: ReadonlyMap<number, Marks>;
  /** Whether the caller enters absences of this user. */
  readonly may: (user: CalendarUser) => boolean;
  readonly yearOf: (user: CalendarUser) => string;
  readonly onPick: (picked: Picked) => void;
  /** Whether the caller moves this absence by dragging it. */
  readonly draggable: (absence: CalendarAbsence) => boolean;
  readonly onShift: (absence: CalendarAbsence, days: number) => void;
};

/** The row on which the cursor of the keyboard is. */
export type Active = {
  readonly index: number;
  readonly user_id: number;
  readonly days: readonly string[];
  readonly id: string;
  /** Null on the name before the days. */
  readonly cursor: Cursor | null;
  readonly onName: boolean;
  readonly focused: boolean;
};

const none: readonly CalendarAbsence[] = [];

type LaneProps = { readonly item: LaneItem; readonly sheet: Sheet; readonly active: Active | null };
function LaneCells({ item: { user, days, month }, sheet, active }: LaneProps) {
  return (
    <>
      <LaneHead
        user={user}
        month={month}
        current={month === sheet.today.slice(0, 7)}
        yearOf={sheet.yearOf}
        chosen={Boolean(active?.onName && active.focused)}
        id={active?.onName ? active.id : undefined}
      />
      <Lane
        user={user}
        absences={sheet.own.get(user.id) ?? none}
        kinds={sheet.kinds}
        days={days}
        columns={sheet.columns}
        stripes={month ? sheet.free : null}
        may={sheet.may(user)}
        cursor={active?.cursor ?? null}
        onPick={sheet.onPick}
        marks={sheet.marks.get(user.id)}
        draggable={sheet.draggable}
        onShift={sheet.onShift}
      />
    </>
  );
}

type TotalsProps = {
  readonly name: string;
  readonly coverage: readonly Coverage[];
  readonly view: View;
  readonly days: readonly string[];
};
export function TotalCells({ name, coverage, view, days }: TotalsProps) {
  const say = useSay();
  const format = useFormat();
  const { count, day } = mostOf(coverage, days);
  return (
    <>
      <span {...rowHeader} className="absence-user row gap-8">
        <span className="ui-one-line">{name}</span>
        {view !== 'month' && count > 0 && (
          <span className="push ui-small ui-num nowrap">{say('absence_page.most', { count, day: format.dayMonth(day) })}</span>
        )}
      </span>
      <div className="absence-lane anchor fit">
        <Totals coverage={coverage} view={view} days={days} />
      </div>
    </>
  );
}

type RowProps = { readonly row: Placed; readonly sheet: Sheet; readonly active: Active | null };
const Row = memo(({ row: { item, top, height, index }, sheet, active }: RowProps) => {
  const say = useSay();
  const format = useFormat();
  return (
    <div {...rowOf(index)} className={`absence-row absence-${item.kind}-row`} style={{ top: `${top}rem`, height: `${height}rem` }}>
      {item.kind === 'group' ? (
        <b {...rowHeader} className="absence-group">
          {item.name ?? say('absence_page.noType')} <span className="ui-num ui-faint">{format.count(item.users)}</span>
        </b>
      ) : item.kind === 'foot' ? (
        <TotalCells name={say('absence_page.awayADay')} coverage={item.coverage} view={sheet.view} days={sheet.days} />
      ) : (
        <LaneCells item={item} sheet={sheet} active={active} />
      )}
    </div>
  );
});

type Props = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Placed[];
  readonly sheet: Sheet;
  readonly active: Active | null;
};

export const GridRows = memo(({ scroller, rows, sheet, active }: Props) => {
  const { from, to } = useWindow(scroller);
  return rows
    .filter(({ index, top, height }) => index === active?.index || (top + height > from && top < to))
    .map((row) => <Row key={row.index} row={row} sheet={sheet} active={row.index === active?.index ? active : null} />);
});
