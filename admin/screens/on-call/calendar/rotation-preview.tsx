// What a rotation would write: its shifts, marked where somebody is on call twice or away, what is left out, and the gaps.
import { useSay } from '#admin/providers/person/speech.tsx';
import { useGapName } from '#admin/screens/on-call/shared/on-call-now.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { AnswerOf } from '#public-pages/calls/call-types.ts';
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';
import { usePeriodName } from './names.ts';

type Plan = AnswerOf<'/on_call/rotation', 'POST'>;
type Line = { readonly from: string; readonly to: string; readonly name: string; readonly notes: readonly string[]; readonly tone: string };

export function RotationPreview({
  plan,
  level,
  team_name,
  reading,
}: {
  plan: Plan;
  level: OnCallLevel;
  team_name: string | null;
  reading: boolean;
}) {
  const say = useSay();
  const format = useFormat();
  const gapName = useGapName();
  const periodName = usePeriodName();
  const lines: Line[] = [
    ...plan.shifts.map(({ from, to, user_name, marks }) => ({
      from,
      to,
      name: user_name,
      notes: marks.map((mark) => say(`on_call_page.rotation.${mark}`)),
      tone: marks.length > 0 ? 'ui-warn' : '',
    })),
    ...plan.left_out.map(({ from, to, user_name, reason, by_name }) => ({
      from,
      to,
      name: reason === 'taken' ? by_name : user_name,
      notes: [say(`on_call_page.rotation.${reason}`)],
      tone: 'ui-quiet',
    })),
    ...plan.gaps.map(({ from, to }) => ({ from, to, name: gapName({ level, team_id: null, team_name }), notes: [], tone: 'ui-danger' })),
  ].sort((one, other) => one.from.localeCompare(other.from));
  return (
    <section aria-busy={reading}>
      <h3 className="on-call-preview-head flush">
        {say('on_call_page.rotation.writes', { smart_count: plan.shifts.length })}
        {plan.gaps.length > 0 && (
          <span className="ui-danger">
            {' '}
            {say('on_call_page.gaps.title')}: {format.count(plan.gaps.length)}
          </span>
        )}
      </h3>
      <ul className="on-call-preview list flush" aria-label={say('on_call_page.rotation.preview')}>
        {lines.map(({ from, to, name, notes, tone }) => (
          <li key={`${from} ${name} ${notes.join()}`} className={`split gap-12 ${tone}`}>
            <span className="fit break">
              {name}
              {notes.length > 0 && <span className="ui-small">, {notes.join(', ')}</span>}
            </span>
            <span className="ui-small ui-num nowrap">{periodName(from, to)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
