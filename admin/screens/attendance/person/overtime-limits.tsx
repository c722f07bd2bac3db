// Overtime of the week, the month and the year against what the law allows, from the running totals of the record.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useRecord } from '#admin/screens/attendance/shared/data.ts';
import { IconAlertTriangle } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { weekOf } from '#schema/core/iso-week.ts';

/** Hours of overtime (ZDR-1, article 144). */
const most = { week: 8, month: 20, year: 170 } as const;
const periods = ['week', 'month', 'year'] as const;

type Props = {
  readonly user_id: number;
  /** Its first day. */
  readonly month: string;
  /** The last day that is counted. */
  readonly until: string;
};

export function OvertimeLimits({ user_id, month, until }: Props) {
  const say = useSay();
  const format = useFormat();
  const { data } = useRecord(user_id, month.slice(0, 7));
  const day = data?.[0]?.days.findLast((one) => one.day <= until);
  if (!day) return null;
  const names = {
    week: say('attendance_page.weekOf', { number: Number(weekOf(day.day).slice(6)) }),
    month: format.month(month),
    year: month.slice(0, 4),
  };
  return (
    <Card title={say('attendance_page.limits')}>
      <dl className="stack gap-8 flush">
        {periods.map((period) => {
          const seconds = day.overtime_totals[period];
          const over = seconds > most[period] * 3600;
          return (
            <div key={period} className={over ? 'split gap-8 ui-danger' : 'split gap-8'}>
              <dt className={over ? 'row inline gap-6' : 'ui-quiet'}>
                {over && <IconAlertTriangle size={14} />}
                {names[period]}
              </dt>
              <dd className="flush ui-num">{say('attendance_page.limit', { hours: format.hours(seconds), most: String(most[period]) })}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
