// In the place of what has not come yet: its outline while it is read, and why it can't be read.
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { FailedState } from './failed-state.tsx';

type Asked = { readonly error: unknown; readonly refetch: () => unknown };

export function NotYet({ asked: { error, refetch }, rows }: { asked: Asked; rows: number }) {
  return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={rows} />;
}
