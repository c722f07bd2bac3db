// A list records its address and rows, so that record pages can link back and to the neighbours.
import { useEffect } from 'react';
import { keepTrail } from '#admin/providers/records/trail.ts';
import { listPath, type ScreenProps } from '../screens.ts';
import { lastSeen } from './listing.ts';
import { pageSize, type Row } from './rows.ts';

/** Records nothing for a page without a named list. */
export const useTrail = (
  { list, lists }: Pick<ScreenProps, 'list' | 'lists'>,
  rows: readonly Row[] | undefined,
  total: number | undefined,
  page: number,
): void => {
  useEffect(() => {
    if (!rows || list === undefined || !lists) return;
    const first = (page - 1) * pageSize;
    keepTrail({ list, to: lastSeen(listPath(lists, list)), ids: rows.map(({ id }) => id), first, total: total ?? 0 });
  }, [rows, total, list, lists, page]);
};
