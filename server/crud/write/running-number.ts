// Running numbers, such as those of tasks: without gaps, because a number is taken and its row made in one transaction, or neither.

import { number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The next running number of a field, locked by this transaction until it ends. */
export const nextNumber = async (tx: Tx, name: string): Promise<number> => {
  const next = await tx.read.value(
    sql`insert into counter (name, value, version) values (${name}, 1, 1) on conflict (name) do update set value = counter.value + 1 returning value`,
    number,
  );
  if (next === null) throw new Error(`The counter ${name} gave no number.`);
  return next;
};
