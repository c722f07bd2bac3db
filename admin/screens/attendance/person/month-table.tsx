// The weeks of a month as a table: a head for each with state and sums, its days below; a locked week without deviations is folded.
import { useRef, useState } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { CorrectPopup } from '#admin/screens/attendance/shared/correct-popup.tsx';
import { Corrections } from '#admin/screens/attendance/shared/corrections.tsx';
import type { Day, Week } from '#admin/screens/attendance/shared/data.ts';
import { isEmptyDay, useReason } from '#admin/screens/attendance/shared/day-row.tsx';
import { DayStrips } from '#admin/screens/attendance/shared/day-strips.tsx';
import { MendActs } from '#admin/screens/attendance/shared/mend-acts.tsx';
import { StayPopup } from '#admin/screens/attendance/shared/mend-popups.tsx';
import { Problems } from '#admin/screens/attendance/shared/problems.tsx';
import { useSigned } from '#admin/screens/attendance/shared/signed.ts';
import { WeekAct } from '#admin/screens/attendance/shared/week-acts.tsx';
import { useAxis, useTrace } from '#admin/screens/attendance/shared/week-card.tsx';
import { WeekState } from '#admin/screens/attendance/shared/week-status.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { useRowKeys } from '#admin/ui/tables/use-row-keys.ts';
import { type Axis, StripAxis } from '#admin/ui/time/day-strip.tsx';

const columns = ['day', 'arrival', 'departure', 'break'] as const;
const sums = ['present', 'on_tasks', 'difference', 'overtime'] as const;

function Figures({ of }: { of: Pick<Day, (typeof sums)[number]> }) {
  const signed = useSigned();
  return sums.map((name) => (
    <td key={name} className={of[name] < 0 && name === 'difference' ? 'ui-cell-right ui-danger' : 'ui-cell-right'}>
      {name === 'present' ? <b>{signed(of[name])}</b> : signed(of[name])}
    </td>
  ));
}

type DayProps = { readonly day: Day; readonly user_id: number; readonly axis: Axis; readonly locked: boolean; readonly onType: () => void };

function DayLine({ day, user_id, axis, locked, onType }: DayProps) {
  const format = useFormat();
  const reason = useReason()(day);
  const { arrival, departure } = day;
  const name = (
    <>
      {format.shortWeekday(day.day)} <b className="ui-num">{format.dayMonth(day.day)}</b>
    </>
  );
  return (
    <tr className={isEmptyDay(day) ? 'ui-row ui-faint' : 'ui-row'}>
      <th scope="row" className="nowrap">
        <button type="button" className="ui-row-link month-day" onClick={onType}>
          {name}
        </button>
      </th>
      {isEmptyDay(day) ? (
        <td colSpan={9}>
          <span className="row wrap gap-12">
            {reason}
            <Corrections day={day} />
            <Problems day={day} acts={(problem) => !locked && <MendActs day={day} user_id={user_id} problem={problem} />} />
          </span>
        </td>
      ) : (
        <>
          <td className="ui-num">{arrival ? format.time(arrival) : ''}</td>
          <td className="ui-num">{departure && arrival ? format.timeFrom(departure, arrival) : ''}</td>
          <td className="ui-cell-right">{format.hours(day.break)}</td>
          <td className="month-strip">
            <DayStrips day={day} axis={axis} />
          </td>
          <Figures of={day} />
          <td>
            <span className="stack gap-4">
              {reason}
              <Corrections day={day} />
              <Problems day={day} acts={(problem) => !locked && <MendActs day={day} user_id={user_id} problem={problem} />} />
            </span>
          </td>
        </>
      )}
    </tr>
  );
}

const isQuiet = ({ lock, days, changed }: Week) =>
  lock !== null && changed.length === 0 && days.every(({ problems, corrections }) => problems.length + corrections.length === 0);

export function MonthTable({ weeks, user_id }: { readonly weeks: readonly Week[]; readonly user_id: number }) {
  const say = useSay();
  const format = useFormat();
  const trace = useTrace();
  const table = useRef<HTMLTableElement>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<{ readonly day: string; readonly locked: boolean } | null>(null);
  const axis = useAxis(weeks.flatMap(({ days }) => days));
  useRowKeys(table, true, { choice: false, act: false });
  const toggle = (week: string) =>
    setUnfolded((before) => new Set(before.has(week) ? [...before].filter((one) => one !== week) : [...before, week]));
  return (
    <div className="ui-card ui-table-box">
      <table ref={table} className="ui-table month-table" aria-label={say('attendance_page.own')}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === 'break' ? 'ui-cell-right' : undefined}>
                {say(`attendance_page.columns.${name}`)}
              </th>
            ))}
            <th scope="col" className="month-strip">
              <span className="ui-unseen">{say('attendance_page.columns.strip')}</span>
              <StripAxis axis={axis} few />
            </th>
            {sums.map((name) => (
              <th key={name} scope="col" className="ui-cell-right">
                {say(`attendance_page.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{say('attendance_page.columns.note')}</th>
          </tr>
        </thead>
        {weeks.map((week) => {
          const folded = isQuiet(week) && !unfolded.has(week.week);
          return (
            <tbody key={week.week}>
              <tr className="month-week">
                <th scope="rowgroup" colSpan={5}>
                  <span className="row wrap gap-10 lines-0">
                    <b>{say('attendance_page.weekOf', { number: Number(week.week.slice(6)) })}</b>
                    <span className="ui-quiet ui-num">
                      {format.dayMonth(week.from)} – {format.dayMonth(week.to)}
                    </span>
                    <WeekState status={week.status} />
                  </span>
                </th>
                <Figures of={week.sums} />
                <td>
                  <span className="row wrap gap-8 lines-0">
                    <span className="ui-small ui-quiet">{trace(week)}</span>
                    {week.lock && <WeekAct week={week} name="unlock" kind="quiet" />}
                  </span>
                </td>
              </tr>
              {isQuiet(week) && (
                <tr>
                  <td colSpan={10}>
                    <button type="button" className="month-fold" aria-expanded={!folded} onClick={() => toggle(week.week)}>
                      {say('attendance_page.quiet', { smart_count: week.days.filter((day) => !isEmptyDay(day)).length })}
                    </button>
                  </td>
                </tr>
              )}
              {!folded &&
                week.days.map((day) => (
                  <DayLine
                    key={day.day}
                    day={day}
                    user_id={user_id}
                    axis={axis}
                    locked={week.lock !== null}
                    onType={() => setTyped({ day: day.day, locked: week.lock !== null })}
                  />
                ))}
            </tbody>
          );
        })}
      </table>
      {typed && !typed.locked && <StayPopup user_id={user_id} day={typed.day} onClose={() => setTyped(null)} />}
      {typed?.locked && <CorrectPopup user_id={user_id} day={typed.day} onClose={() => setTyped(null)} />}
    </div>
  );
}
