// Expires sent offers on the day after their last valid day, in the company's time zone.
import { dayOf } from '#schema/core/zone.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import { skipLocked } from '#server/core/database/locks.ts';
import { literal, number, sql } from '#server/core/database/sql.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { setState } from '#server/crud/write/transition.ts';

/** Expires one overdue offer; several processes may run this. @returns whether there may be more */
export const expireOne = (services: Services): Promise<boolean> =>
  act(services, null, async (tx) => {
    const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const id = await tx.read.value(
      sql`select id from project_offer where status = ${literal(projectOfferStates.sent)} and valid_until < ${dayOf(tx.now.getTime(), timezone)}
        order by valid_until, id limit 1 ${skipLocked('project_offer')}`,
      number,
    );
    if (id === null) return false;
    await setState(tx, projectOffer, id, projectOfferStates.expired);
    const offer = await tx.get('project_offer', id);
    offer.version += 1;
    tx.record({
      entity: projectOffer.name,
      id,
      action: 'expire',
      before: { status: projectOfferStates.sent },
      after: { status: projectOfferStates.expired },
      topics: [projectOffer.name],
    });
    return true;
  });
