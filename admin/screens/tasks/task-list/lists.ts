// The named task lists: default filters, and filters that are more than a field.

import { withoutEmpty } from '#admin/generic/list/list-filter.ts';
import type { Filter, Sort } from '#admin/generic/list/listing.ts';
import type { ListRow } from '#admin/providers/records/list-rows.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { isToDo, statesToDo } from '#admin/screens/tasks/shared/states.ts';

export type TaskRow = ListRow<'task'>;

const listNames = ['own', 'unassigned', 'paused', 'waitingForConfirmation', 'all', 'closed'] as const;
export type ListName = (typeof listNames)[number];
export const isListName = (name: string | undefined): name is ListName => listNames.some((known) => known === name);

const newestFirst = (list: ListName, toDo: boolean) => {
  const sort = list === 'closed' ? 'date_closed' : list === 'all' && !toDo ? 'date_added' : undefined;
  return sort && { sort, order: 'DESC' as const };
};

/** The entity as this list uses it: with the counters' filters; where closed tasks stand too, the newest come first, not the oldest deadline. */
export const shapeOf = (entity: EntityMetadata, list: ListName, toDo: boolean): EntityMetadata => {
  if (!entity.list) return entity;
  const filters = [...(entity.list.filters ?? []), 'running_users_neq', 'overdue'];
  return { ...entity, list: { ...entity.list, filters, ...newestFirst(list, toDo) } };
};

/** The sort options of a list: next deadline first, else most urgent and newest. */
export const sortsOf = (list: ListName): readonly Sort[] => [
  list === 'closed' ? { field: 'date_closed', order: 'DESC' } : { field: 'deadline', order: 'ASC' },
  ...['priority', 'date_added', 'company_task_id'].map((field): Sort => ({ field, order: 'DESC' })),
];

/** The filters of the three counters. */
export const narrowings = {
  running: { running_users_neq: null },
  overdue: { overdue: true },
  denied: { denied: true },
} as const satisfies Readonly<Record<string, Filter>>;

const earlier = (a: unknown, b: string) => (typeof a === 'string' && a < b ? a : b);

/** The filter in the server's terms. `asOf` is the time against which a deadline is overdue. */
export const serverFilter = (filter: Filter, asOf: string): Filter => {
  const { overdue, ...own } = filter;
  const plain = withoutEmpty(own);
  if (!overdue) return plain;
  const status = Array.isArray(plain.status) ? statesToDo.filter((state) => (plain.status as unknown[]).includes(state)) : statesToDo;
  return { ...plain, status, deadline_lte: earlier(plain.deadline_lte, asOf) };
};

/** Whether a list with these states includes finished tasks. */
export const mixedStates = (list: ListName, status: unknown): boolean =>
  list !== 'unassigned' && list !== 'paused' && !(Array.isArray(status) && status.every((state) => isToDo({ status: Number(state) })));
