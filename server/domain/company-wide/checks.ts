// The rules of every entity for writes beyond its own fields; for roles: no granting beyond one's own permissions, and never the last role editor.

import type { ReadSource } from '#server/core/database/database.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import type { Values } from '#server/crud/write/check.ts';
import type { Check } from '#server/crud/write/write.ts';
import { leaveEntryCheck } from '../absences/correction.ts';
import { flexEntryCheck } from '../attendance/flex-check.ts';
import { clientCheck } from '../clients/check.ts';
import { mileageCheck, onCallRateCheck, perDiemCheck, vatCheck } from '../company/rates.ts';
import { invoiceCheck } from '../invoicing/groups.ts';
import { offerCheck } from '../offers/life.ts';
import { projectOfferCheck } from '../offers/project-offer.ts';
import { onCallCheck } from '../on-call/check.ts';
import { listViewCheck } from '../people/list-views.ts';
import { permissionsIn, refuseBeyondOwnOrLost } from '../people/rank.ts';
import { requireRecentProof } from '../people/recent-proof.ts';
import { requireEditor } from '../people/require-editor.ts';
import { notifyRoleEditors } from '../people/role-editors.ts';
import { projectCheck } from '../projects/life.ts';
import { terminalCheck } from '../terminals/access.ts';
import { wikiCheck } from '../wiki/text.ts';
import { userCheck } from './user-check.ts';

const granting = ({ read }: ReadSource, me: Me, stored: ApiRecord | null, values: Values | null): Promise<void> =>
  refuseBeyondOwnOrLost(read, me, [...permissionsIn(stored?.permissions), ...permissionsIn(values?.permissions)]);

/** The fields of a role that decide what its users may do. */
const decisive = ['permissions', 'second_factor_required'];

const role: Check = {
  refuses: ['lastEditor'],
  ahead: granting,
  before: async (tx, me, stored, values) => {
    await granting(tx, me, stored, values);
    if (!stored || (values && !decisive.some((field) => field in values))) return;
    await requireRecentProof(tx, me);
    await notifyRoleEditors(tx, me, { what: values ? 'roleChanged' : 'roleDeleted', role: String(stored.name) });
  },
  after: requireEditor,
  // Screens of all users with the role reload their permissions.
  concerns: async (tx, id) => {
    const users = await tx.em.find(tx.database.entities.user, { role_id: id, active: true });
    return users.map((one) => `user:${one.id}`);
  },
};

/** The rules by entity name. */
export const checks: Readonly<Record<string, Check>> = {
  client: clientCheck,
  flex_entry: flexEntryCheck,
  leave_entry: leaveEntryCheck,
  list_view: listViewCheck,
  invoice: invoiceCheck,
  offer: offerCheck,
  on_call_shift: onCallCheck,
  role,
  project: projectCheck,
  project_offer: projectOfferCheck,
  user: userCheck,
  mileage_rate: mileageCheck,
  per_diem_rate: perDiemCheck,
  vat_rate: vatCheck,
  on_call_rate: onCallRateCheck,
  registration_terminal: terminalCheck,
  wiki_page: wikiCheck,
};
