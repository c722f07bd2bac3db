// The people to call now, as the popover of the top bar and other pages show them.
import { FailedState } from '#admin/generic/failed-state.tsx';
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { NowList } from './now-card.tsx';
import { useOnCallNow } from './on-call-now.ts';

export default function OnCallPeople() {
  const { data, error, refetch } = useOnCallNow();
  if (!data) return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />;
  return <NowList lanes={data} />;
}
