// The history of the demo company's records: the events that the application itself would have recorded.
import type { Row } from './rows.ts';

export type SeedEvent = Omit<Row<'event'>, 'id'>;

/** Makes the event of a record; `within` names the record that it is part of, `listed` that its lists show it too. */
export const historyOf =
  (entity: string, id: number, { within = `${entity}:${id}`, listed = false }: { within?: string; listed?: boolean } = {}) =>
  (
    at: string,
    by: number | null,
    action: string,
    before: object | null | undefined,
    after: object | null | undefined,
    reason: string | null = null,
  ): SeedEvent => ({
    at,
    by,
    entity,
    entity_id: id,
    action,
    topics: JSON.stringify([...new Set([`${entity}:${id}`, within, ...(listed ? [entity] : [])])]),
    within,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    reason,
  });

/** Sorted by time, earliest first; equal times keep their order. */
export const inTime = <Row>(rows: readonly Row[], when: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => (when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0));
