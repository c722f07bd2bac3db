// Opens, plans and changes a project; its handover has a file of its own.

import { project, projectStates } from '#schema/projects/project.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import type { Values } from '#server/crud/write/check.ts';
import { type Check, checkedInput, insert } from '#server/crud/write/write.ts';
import { clientFields, fitTo, refuseArchived } from '../clients/place.ts';
import { deleteLinks } from '../links/public-link.ts';
import { resetWarning } from './burn.ts';

type Line = { readonly work_type_id: number; readonly planned_time: number };

const sumOf = (plan: unknown): number => ((plan ?? []) as readonly Line[]).reduce((sum, { planned_time }) => sum + planned_time, 0);

/** New leaders and team members must be active users. */
const refuseInactive = async (tx: Tx, ids: readonly unknown[]): Promise<void> => {
  const left = await tx.em.findOne(tx.database.entities.user, { id: { $in: ids.map(Number) }, active: false });
  if (left) throw conflict('project', 'inactiveUser', { parameters: { name: `${left.name} ${left.last_name}` } });
};

/** The record as the caller sees it after an act on it. */
export const projectRecord = (tx: Tx, me: Me, id: number): Promise<ApiRecord> => readWithTransitionsInside(tx, project, me, id);

/** Opens a project inside an act, from checked values; templates and accepted offers use it too. */
export const openProject = async (tx: Tx, me: Me, values: Values): Promise<ApiRecord> => {
  await refuseArchived(tx, 'project', values.client_id);
  await refuseInactive(tx, [values.leader_id, ...((values.members ?? []) as number[])]);
  const owned = { planned_time: sumOf(values.plan), user_added: me.id, date_added: tx.now.toISOString() };
  return insert(tx, project, await fitTo(tx, clientFields, values), owned, [`user:${values.leader_id}`]);
};

export const createProject = (services: Services, me: Me, raw: Values): Promise<ApiRecord> =>
  act(services, me, async (tx) => {
    const { id } = await openProject(tx, me, await checkedInput(tx, project, me, raw));
    return projectRecord(tx, me, id);
  });

/** From the handover on nothing changes that the client sees; notes and tags are internal. */
const inward = new Set(['notes', 'tags']);
const open: readonly unknown[] = [projectStates.open, projectStates.waitingForLeader, projectStates.finishedWithoutHandover];

export const projectCheck: Check = {
  refuses: ['fixed', 'tasksOfClient', 'archivedClient', 'inactiveUser'],
  before: async (tx, _me, stored, values) => {
    if (!values) {
      await deleteLinks(tx, { purpose: 'handover', record_id: stored?.id ?? 0 });
      await tx.em.nativeDelete(tx.database.entities.notification, { entity: 'project', entity_id: stored?.id ?? 0 });
      return;
    }
    if (!open.includes(stored?.status) && Object.keys(values).some((field) => !inward.has(field))) throw conflict('project', 'fixed');
    const changed = (field: string) => field in values && values[field] !== stored?.[field];
    if (changed('client_id')) {
      if (Number(stored?.tasks) > 0) throw conflict('project', 'tasksOfClient');
      await refuseArchived(tx, 'project', values.client_id);
    }
    const had = new Set([stored?.leader_id, ...((stored?.members ?? []) as number[])]);
    const people = [values.leader_id, ...((values.members ?? []) as number[])].filter((id) => id !== undefined && !had.has(id));
    await refuseInactive(tx, people);
    const { client_id, branch_office_id, contact_id } = { ...stored, ...values };
    if (changed('client_id') || changed('branch_office_id') || changed('contact_id'))
      await fitTo(tx, clientFields, { client_id, branch_office_id, contact_id });
  },
  after: async (tx, id) => {
    const row = await tx.em.findOne(tx.database.entities.project, { id });
    if (!row || row.planned_time === sumOf(row.plan)) return;
    row.planned_time = sumOf(row.plan);
    await tx.flush();
    await resetWarning(tx, id);
  },
};
