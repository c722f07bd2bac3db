// The offered amount of a project and the worth of its material, for users who may see project offers.

import { allows } from '#schema/core/access.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import { type MaterialWorth, materialPrices, materialWorth, type UsedMaterial } from '#schema/projects/project-material.ts';
import { material } from '#schema/tasks/material.ts';
import type { Database } from '#server/core/database/database.ts';
import { literal, type RowOf, selected, sql } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

const accepted = columnsOf(projectOffer, 'id', 'number', 'letter', 'net', 'lines', 'discount');
const used = columnsOf(material, 'name', 'unit', 'quantity');
type Accepted = RowOf<typeof accepted>;
export type Worth = {
  readonly offers: readonly Pick<Accepted, 'id' | 'number' | 'letter' | 'net'>[];
  /** Null without an offer, and where no material was offered or used. */
  readonly material: MaterialWorth | null;
};

/** The accepted offers; null for users who may not see project offers. */
const acceptedOf = async ({ read }: Database, me: Me, id: number): Promise<Accepted[] | null> => {
  if (!allows(projectOffer.access.read, me, {})) return null;
  return read.rows(
    sql`select ${selected(accepted, 'o')} from project_offer o where project_id = ${id} and status = ${literal(projectOfferStates.accepted)} order by id`,
    accepted,
  );
};

export const worthOf = async (database: Database, me: Me, id: number): Promise<Worth> => {
  const [offers, materials] = await Promise.all([
    acceptedOf(database, me, id),
    database.read.rows(sql`select ${selected(used, 'm')} from task t join material m on m.task_id = t.id where t.project = ${id}`, used),
  ]);
  if (!offers) return { offers: [], material: null };
  const worth = materialWorth(offers, materials);
  return {
    offers: offers.map(({ id: offer, number, letter, net }) => ({ id: offer, number, letter, net })),
    material: offers.length > 0 && (worth.planned > 0 || materials.length > 0) ? worth : null,
  };
};

/** Each row with its worth at the offers' prices; null without a price, and for users who may not see prices. */
export const withWorth = async <R extends UsedMaterial>(database: Database, me: Me, id: number, rows: readonly R[]) => {
  const offers = await acceptedOf(database, me, id);
  const priceOf = materialPrices(offers ?? []);
  return rows.map((row) => ({ ...row, amount: offers && priceOf(row) }));
};
