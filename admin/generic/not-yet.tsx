// Placeholder for content that is not loaded: a skeleton while reading, or the error.
import { SkeletonRows } from '#admin/ui/page/skeleton.tsx';
import { FailedState } from './failed-state.tsx';

type Query = { readonly error: unknown; readonly refetch: () => unknown };

export function NotYet({ query: { error, refetch }, rows }: { query: Query; rows: number }) {
  return error ? <FailedState error={error} onRetry={refetch} /> : <SkeletonRows rows={rows} />;
}
