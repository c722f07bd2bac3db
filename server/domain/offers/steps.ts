// The history of an offer's steps, in order.
import { offer } from '#schema/offers/offer.ts';
import { offerStep } from '#schema/offers/offer-step.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const stepColumns = columnsOf(offerStep, 'id', 'step', 'user_id', 'note', 'entered_at', 'left_at');

/** @throws Refusal 404 for an offer that does not exist or that the caller may not see */
export const stepsOf = async (database: Database, me: Me, offer_id: number) => {
  await readOne(database, offer, me, offer_id);
  return database.read.rows(
    sql`select ${selected(stepColumns, 's')}, u.name || ' ' || u.last_name as user_name
      from offer_step s join "user" u on u.id = s.user_id where s.offer_id = ${offer_id} order by s.id`,
    { ...stepColumns, user_name: text },
  );
};
