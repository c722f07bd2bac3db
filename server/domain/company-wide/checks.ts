// What a write of master data must respect beyond its own fields: nobody hands out what they do not hold, and nobody locks everybody out.
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Values } from '#server/crud/write/check.ts';
import type { Check } from '#server/crud/write/write.ts';
import { clientCheck } from '../clients/check.ts';
import { mileageCheck, perDiemCheck, vatCheck } from '../company/rates.ts';
import { invoiceCheck } from '../invoicing/groups.ts';
import { offerCheck } from '../offers/life.ts';
import { projectOfferCheck } from '../offers/project-offer.ts';
import { permissionsIn, refuseBeyondOwn } from '../people/rank.ts';
import { requireEditor } from '../people/require-editor.ts';
import { projectCheck } from '../projects/life.ts';
import { terminalCheck } from '../terminals/access.ts';
import { wikiCheck } from '../wiki/text.ts';
import { userCheck } from './user-check.ts';

const granting = async (me: Me, stored: ApiRecord | null, values: Values | null): Promise<void> => {
  const had = new Set(permissionsIn(stored?.permissions));
  refuseBeyondOwn(
    me,
    permissionsIn(values?.permissions).filter((permission) => !had.has(permission)),
  );
};

const role: Check = {
  ahead: (_from, me, stored, values) => granting(me, stored, values),
  before: (_tx, me, stored, values) => granting(me, stored, values),
  after: requireEditor,
  // Everybody who holds it sees at once what they may now.
  concerns: async (tx, id) => {
    const users = await tx.em.find(tx.database.entities.user, { role_id: id, active: true });
    return users.map((one) => `user:${one.id}`);
  },
};

/** By the entity's name. */
export const checks: Readonly<Record<string, Check>> = {
  client: clientCheck,
  invoice: invoiceCheck,
  offer: offerCheck,
  role,
  project: projectCheck,
  project_offer: projectOfferCheck,
  user: userCheck,
  mileage_rate: mileageCheck,
  per_diem_rate: perDiemCheck,
  vat_rate: vatCheck,
  registration_terminal: terminalCheck,
  wiki_page: wikiCheck,
};
