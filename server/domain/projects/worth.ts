// What a project was offered for, and what its material is worth: for whoever may see project offers.

import { allows } from '#schema/core/access.ts';
import type { OfferLine } from '#schema/offers/offer-totals.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import {
  type MaterialWorth,
  materialPrices,
  materialWorth,
  type OfferedMaterial,
  type UsedMaterial,
} from '#schema/projects/project-material.ts';
import { type Database, type Row, slot } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import { decodeRow } from '#server/fields/decode.ts';

const statements = (place: string) => ({
  offers: `select id, number, letter, net, lines, discount from project_offer where project_id = ${place} and status = ${projectOfferStates.accepted} order by id`,
  used: `select m.name, m.unit, m.quantity from task t join material m on m.task_id = t.id where t.project = ${place}`,
});

type Accepted = OfferedMaterial & { readonly id: number; readonly number: number; readonly letter: string; readonly net: number };
export type Worth = {
  readonly offers: readonly Pick<Accepted, 'id' | 'number' | 'letter' | 'net'>[];
  /** None without an offer, and where it asks for no material and none was used. */
  readonly material: MaterialWorth | null;
};

/** The offers that were accepted; null for who may not see project offers. */
const acceptedOf = async ({ read, dialect }: Database, me: Me, id: number): Promise<Accepted[] | null> => {
  if (!allows(projectOffer.access.read, me, {})) return null;
  const rows = await read.all(statements(slot(dialect)).offers, [id]);
  return rows.map((row) => {
    const { lines, letter, ...rest } = decodeRow(projectOffer, dialect, row);
    return {
      id: Number(rest.id),
      number: Number(rest.number),
      letter: String(letter),
      net: Number(rest.net),
      discount: Number(rest.discount),
      lines: (lines ?? []) as readonly OfferLine[],
    };
  });
};

/** What a row of a read says of something that was used. */
const usedOf = ({ name, unit, quantity }: Row): UsedMaterial => ({ name: String(name), unit: String(unit), quantity: Number(quantity) });

export const worthOf = async (database: Database, me: Me, id: number): Promise<Worth> => {
  const [offers, used] = await Promise.all([
    acceptedOf(database, me, id),
    database.read.all(statements(slot(database.dialect)).used, [id]),
  ]);
  if (!offers) return { offers: [], material: null };
  const worth = materialWorth(offers, used.map(usedOf));
  return {
    offers: offers.map(({ id: offer, number, letter, net }) => ({ id: offer, number, letter, net })),
    material: offers.length > 0 && (worth.planned > 0 || used.length > 0) ? worth : null,
  };
};

/** Each row with what it is worth at the prices of the offers; null without a price, and for who may not see those. */
export const withWorth = async <R extends Row>(database: Database, me: Me, id: number, rows: readonly R[]) => {
  const offers = await acceptedOf(database, me, id);
  const priceOf = materialPrices(offers ?? []);
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity), amount: offers && priceOf(usedOf(row)) }));
};
