// The history of the demo company's records, written down as the product itself would have, had it been there.
import type { Row } from './rows.ts';

export type Happening = Omit<Row<'event'>, 'id'>;

/** Tells what happened to one record; `within` names the record it is a part of, `listed` that its lists tell of it too. */
export const historyOf =
  (entity: string, id: number, { within = `${entity}:${id}`, listed = false }: { within?: string; listed?: boolean } = {}) =>
  (
    at: string,
    by: number | null,
    action: string,
    before: object | null | undefined,
    after: object | null | undefined,
    reason: string | null = null,
  ): Happening => ({
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

/** By when each was, the earliest first; what was at the same moment stays as it stands. */
export const inTime = <Row>(rows: readonly Row[], when: (row: Row) => string): Row[] =>
  rows.toSorted((one, other) => (when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0));
