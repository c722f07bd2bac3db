// What a project was offered for, and what its material is worth: for whoever may see project offers.
import type { OfferLine } from '#schema/calculations/offer-totals.ts';
import { type MaterialWorth, materialWorth, type OfferedMaterial } from '#schema/calculations/project-material.ts';
import { allows } from '#schema/core/access.ts';
import { projectOffer, projectOfferStates } from '#schema/project-offer.ts';
import { type Database, slot } from '#server/core/database.ts';
import type { Me } from '#server/core/session.ts';
import { decodeRow } from '#server/fields/decode.ts';

const statements = (place: string) => ({
  offers: `select id, number, letter, net, lines, discount from project_offer where project_id = ${place} and status = ${projectOfferStates.accepted} order by id`,
  used: 'select m.name, m.quantity from task t join material m on m.task_id = t.id where t.project = ',
});

type Accepted = OfferedMaterial & { readonly id: number; readonly number: number; readonly letter: string; readonly net: number };
export type Worth = {
  readonly offers: readonly Pick<Accepted, 'id' | 'number' | 'letter' | 'net'>[];
  /** None where no offer asks for material. */
  readonly material: MaterialWorth | null;
};

export const worthOf = async ({ read, dialect }: Database, me: Me, id: number): Promise<Worth> => {
  if (!allows(projectOffer.access.read, me, {})) return { offers: [], material: null };
  const place = slot(dialect);
  const { offers: offered, used } = statements(place);
  const [rows, materials] = await Promise.all([read.all(offered, [id]), read.all(`${used}${place}`, [id])]);
  const offers = rows.map((row): Accepted => {
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
  const worth = materialWorth(
    offers,
    materials.map(({ name, quantity }) => ({ name: String(name), quantity: Number(quantity) })),
  );
  return {
    offers: offers.map(({ id: offer, number, letter, net }) => ({ id: offer, number, letter, net })),
    material: worth.planned > 0 ? worth : null,
  };
};
