// The way that an offer went: each stay at a step, in their order.
import { offer } from '#schema/offers/offer.ts';
import { offerStep } from '#schema/offers/offer-step.ts';
import { type Database, type Row, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import { readOne } from '#server/crud/read/read.ts';
import { decodeRow } from '#server/fields/decode.ts';

/** @throws Refusal 404 for an offer that does not exist or that the caller may not see */
export const stepsOf = async (database: Database, me: Me, offer_id: number): Promise<Row[]> => {
  await readOne(database, offer, me, offer_id);
  const rows = await database.read.all(
    `select s.id, s.step, s.user_id, u.name || ' ' || u.last_name as user_name, s.note, s.entered_at, s.left_at from offer_step s join "user" u on u.id = s.user_id where s.offer_id = ${slot(database.dialect)} order by s.id`,
    [offer_id],
  );
  return rows.map((row) => decodeRow(offerStep, database.dialect, row));
};
