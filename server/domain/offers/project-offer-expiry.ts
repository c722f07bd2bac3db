// An offer that nobody answered by its last day expires on the day after, on the company's clock.
import { dayOf } from '#schema/core/zone.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import { slot } from '#server/core/database/database.ts';
import { act } from '#server/core/events/act.ts';
import { settle } from '#server/crud/write/transition.ts';
import type { Door } from '#server/crud/write/write.ts';

/** Ends one offer that is out of date, whichever process comes first. @returns whether there may be more */
export const expireOne = (door: Door): Promise<boolean> =>
  act(door, null, async (tx) => {
    const { timezone } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
    const { dialect } = tx.database;
    const [row] = await tx.read.all(
      `select id from project_offer where status = ${projectOfferStates.sent} and valid_until < ${slot(dialect)} order by valid_until, id limit 1${dialect === 'sqlite' ? '' : ' for update skip locked'}`,
      [dayOf(tx.now.getTime(), timezone)],
    );
    if (!row) return false;
    const id = Number(row.id);
    await settle(tx, projectOffer, id, projectOfferStates.expired);
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
