// Running numbers without gaps, such as those of tasks: the number is taken and its row created in the same transaction.

import { number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

/** The next running number of a field; the counter stays locked until the transaction ends. */
export const nextNumber = async (tx: Tx, name: string): Promise<number> => {
  const next = await tx.read.value(
    sql`insert into counter (name, value, version) values (${name}, 1, 1) on conflict (name) do update set value = counter.value + 1 returning value`,
    number,
  );
  if (next === null) throw new Error(`The counter ${name} gave no number.`);
  return next;
};
