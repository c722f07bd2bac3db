// Keeps the page of a record up to date: changes by others to the record or its parts trigger a new read.
import { useQueryClient } from '@tanstack/react-query';
import { useOnceForMany } from '#admin/providers/calls/once-for-many.ts';
import { useLive } from '#admin/providers/live/live.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { pageKey } from '#admin/providers/records/page-record.ts';
import { isDeleted } from '../acts/deleted-records.ts';
import { historyPath } from '../history/data.ts';
import { useRelated } from './related.ts';

/** Milliseconds in which many changes cause one read. */
const together = 500;

export const useLiveRecord = (entity: EntityMetadata, id: number): void => {
  const queries = useQueryClient();
  const related = useRelated(entity);
  const read = () => {
    if (isDeleted(`${entity.name}:${id}`)) return;
    void queries.invalidateQueries({ queryKey: pageKey(entity.name) });
    void queries.invalidateQueries({ queryKey: ['history', historyPath(entity, id)] });
    for (const name of new Set(related.map((one) => one.entity.name))) void queries.invalidateQueries({ queryKey: [name] });
  };
  useLive([`${entity.name}:${id}`], useOnceForMany(read, together));
};
