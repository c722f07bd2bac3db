// What does not fit in a day, in a sentence each with its time.
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconAlertTriangle, IconClock } from '#admin/ui/marks/icons.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Day } from './data.ts';

type Problem = Day['problems'][number];

const useSentence = () => {
  const say = useSay();
  const format = useFormat();
  return ({ kind, from, to, seconds, task, proposal, mendable }: Problem): string => {
    const parameters = {
      number: String(task ?? ''),
      from: from ? format.time(from) : '',
      to: to ? format.time(to) : '',
      left: format.hours(seconds),
      hours: format.hours(seconds),
    };
    if (kind === 'breakShort')
      return say(mendable ? 'attendance_page.problems.breakDue' : 'attendance_page.problems.breakShort', parameters);
    if (kind === 'noDeparture' && proposal)
      return say('attendance_page.problems.noDepartureProposal', { time: format.dateTime(proposal.at) });
    if (kind === 'workOutside' && task) return say('attendance_page.problems.workOutsideOf', parameters);
    return say(`attendance_page.problems.${kind}`, parameters);
  };
};

type Props = {
  readonly day: Day;
  /** What mends one of them, beside its sentence. */
  readonly acts?: (problem: Problem) => ReactNode;
};

export function Problems({ day, acts }: Props) {
  const sentence = useSentence();
  return day.problems.map((one) => {
    const mild = one.kind === 'breakShort' || one.mendable;
    const Sign = mild ? IconClock : IconAlertTriangle;
    return (
      <span key={`${one.kind}${one.from}${one.task}`} className="row inline wrap gap-8 lines-4">
        <span className={`row inline gap-6 ui-small ${mild ? 'ui-warn' : 'ui-danger'}`}>
          <Sign size={14} />
          {sentence(one)}
        </span>
        {acts?.(one)}
      </span>
    );
  });
}
