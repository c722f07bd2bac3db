// Running numbers, such as those of tasks: without gaps, because a number is taken and its row made in one transaction, or neither.

import { slot } from '#server/core/database/database.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The next running number of a field, locked by this transaction until it ends. */
export const nextNumber = async (tx: Tx, name: string): Promise<number> => {
  const placeholder = slot(tx.database.dialect);
  const [row] = await tx.read.all(
    `insert into counter (name, value, version) values (${placeholder}, 1, 1) on conflict (name) do update set value = counter.value + 1 returning value`,
    [name],
  );
  return Number(row?.value);
};
