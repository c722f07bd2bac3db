// Warns who plans of what a turn would mean for its person, while it can still be changed.
import { Notice } from '#admin/ui/page/notice.tsx';
import type { OnCallLevel } from '#schema/on-call/on-call-shift.ts';
import { useCandidates, useCostNames } from './candidates.ts';

type Props = {
  user_id: number | null | undefined;
  from: string | null | undefined;
  to: string | null | undefined;
  level: OnCallLevel;
  team_id: number | null | undefined;
  shift_id: number | undefined;
};

export function CostNotice({ user_id, ...turn }: Props) {
  const costNames = useCostNames();
  const candidate = useCandidates({ ...turn, user_id })?.find((one) => one.user_id === user_id);
  if (!candidate) return null;
  const { blocked, costs } = costNames({ ...candidate, near: 0 });
  const all = [...blocked, ...costs];
  if (all.length === 0) return null;
  return (
    <Notice tone="warn" title={candidate.user_name} live>
      <ul className="list flush">
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Notice>
  );
}
