// Checks the project of a task: it must still take work, and have the same client.
import { projectStates } from '#schema/projects/project.ts';
import { shared } from '#server/core/database/locks.ts';
import type { Tx } from '#server/core/events/act.ts';
import { conflict, invalid } from '#server/core/http/refusal.ts';
import type { Values } from '#server/crud/write/check.ts';
import { refuseArchived } from '../clients/place.ts';

/** Adds a task to a project that still takes work and has the same client; a task without client gets the project's. */
export const joinProject = async (tx: Tx, values: Values): Promise<Values> => {
  const id = Number(values.project ?? 0);
  if (id === 0) return values;
  // The project stays locked, so that it is not handed over without this task.
  const projectRow = await tx.em.findOne(tx.database.entities.project, { id }, { lockMode: shared, refresh: true });
  if (!projectRow) throw invalid({ field: 'project', reason: 'notReference' });
  if (projectRow.status !== projectStates.open) throw conflict('task', 'projectClosed');
  const { client_company_id } = values;
  if (client_company_id && client_company_id !== projectRow.client_id) throw conflict('task', 'otherClient');
  if (client_company_id) return values;
  await refuseArchived(tx, 'task', projectRow.client_id);
  return {
    ...values,
    client_company_id: projectRow.client_id,
    branch_office_id: projectRow.branch_office_id ?? 0,
    client_company_contact_id: projectRow.contact_id ?? 0,
  };
};
