// To whom a turn is offered: all, or one of the colleagues with what it would cost them; who cannot take it says why.
import { useSay } from '#admin/providers/person/speech.tsx';
import { RadioList } from '#admin/ui/inputs/choices.tsx';
import { Avatar } from '#admin/ui/marks/avatar.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { useCandidates, useCostNames } from './candidates.ts';
import type { ListedShift } from './data.ts';

type Props = {
  shift: ListedShift;
  /** The part that is offered. */
  from: string;
  to: string;
  value: number | null | undefined;
  onChange: (user_id: number | null) => void;
};
const everybody = 0;

export function CandidateList({ shift: { id, level, team_id }, from, to, value, onChange }: Props) {
  const say = useSay();
  const costNames = useCostNames();
  const candidates = useCandidates({ from, to, level, team_id, shift_id: id });
  if (!candidates) return <SkeletonRows rows={3} />;
  const options = candidates.map((candidate) => {
    const { blocked, costs } = costNames(candidate);
    return {
      value: candidate.user_id,
      label: candidate.user_name,
      lead: <Avatar name={candidate.user_name} />,
      note: costs.length > 0 ? costs.join(', ') : say('on_call_page.cost.free'),
      blocked: blocked[0] ?? null,
    };
  });
  return (
    <div className="on-call-candidates">
      <RadioList
        label={say('on_call_page.swaps.to')}
        options={[{ value: everybody, label: say('on_call_page.cost.everybody') }, ...options]}
        value={value ?? everybody}
        onChange={(id_) => onChange(id_ === everybody ? null : id_)}
      />
    </div>
  );
}
