// In the place of what has not come yet: its outline while it is read, and why it can't be read.
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { FailedState } from './failed-state.tsx';

type Query = { readonly error: unknown; readonly refetch: () => unknown };

export function NotYet({ query: { error, refetch }, rows }: { query: Query; rows: number }) {
  return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={rows} />;
}
