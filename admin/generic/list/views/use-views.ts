// The saved views of the signed-in person: their own, and those shared with their role.
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#admin/providers/live/live.tsx';
import { type ListRow, useListRows } from '#admin/providers/records/list-rows.ts';

export type ListView = ListRow<'list_view'>;

/** More than anybody saves. */
const most = 500;

export const useViews = (): readonly ListView[] => useListRows('list_view', { sort: { field: 'name', order: 'ASC' }, most }).rows ?? [];

/** Reads the views again, after a change on this screen or another. */
export const useViewsAgain = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list_view'] });
};

/** Views that others save, share or delete appear and disappear by themselves. */
export const useLiveViews = (): void => {
  const again = useViewsAgain();
  const read = () => void again();
  useLive(['list_view'], read, { refresh: read, every: 60_000 });
};
