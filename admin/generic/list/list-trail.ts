// A list tells the pages of its records where they stand in it: the way back, and the neighbours.
import { useEffect } from 'react';
import { keepTrail } from '#admin/providers/records/trail.ts';
import { listPath } from '../screens.ts';
import type { SwitchProps } from './list-switch.tsx';
import { lastSeen } from './listing.ts';
import { pageSize, type Row } from './rows.ts';

/** `shown` is the list that is left behind; null leaves no trail. */
export const useTrail = (
  shown: Pick<SwitchProps, 'list' | 'lists'> | null,
  rows: readonly Row[] | undefined,
  total: number | undefined,
  page: number,
): void => {
  const { list, lists } = shown ?? {};
  useEffect(() => {
    if (!rows || list === undefined || !lists) return;
    const first = (page - 1) * pageSize;
    keepTrail({ list, to: lastSeen(listPath(lists, list)), ids: rows.map(({ id }) => id), first, total: total ?? 0 });
  }, [rows, total, list, lists, page]);
};
