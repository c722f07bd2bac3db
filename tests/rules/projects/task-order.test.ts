// The tasks of a project stand in the order in which they are done: its plan begins with its beginning.
import { expect, it } from 'vitest';
import { inPlanOrder } from '#admin/screens/projects/project/task-order.ts';
import { taskStates } from '#schema/tasks/task.ts';

const { unassigned, open, inProgress, waiting, confirmed } = taskStates;
type Row = Parameters<typeof inPlanOrder>[0][number];
const row = (id: number, status: Row['status'], deadline: string | null): Row => ({ id, status, deadline });
const ids = (rows: readonly Row[]) => inPlanOrder(rows).map(({ id }) => id);

it('by status, and in one status by deadline, those without one last', () => {
  expect(
    ids([
      row(4, unassigned, null),
      row(3, unassigned, '2026-12-30T15:00:00.000Z'),
      row(1, unassigned, '2026-12-23T15:00:00.000Z'),
      row(2, unassigned, '2026-12-29T15:00:00.000Z'),
      row(9, confirmed, '2026-12-01T15:00:00.000Z'),
      row(5, open, null),
      row(6, waiting, null),
      row(7, inProgress, null),
    ]),
  ).toEqual([7, 6, 5, 1, 2, 3, 4, 9]);
});

it('as they were made where deadlines are equal, and what is done with the latest first', () => {
  expect(ids([row(3, unassigned, null), row(1, unassigned, null), row(2, unassigned, null)])).toEqual([1, 2, 3]);
  expect(ids([row(1, confirmed, '2026-12-01T15:00:00.000Z'), row(2, confirmed, null)])).toEqual([2, 1]);
});
