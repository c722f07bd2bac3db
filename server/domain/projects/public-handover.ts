// The purpose of a handover's public link: the client sees the handover and confirms or declines.
import { holder } from '#schema/core/access.ts';
import { project, projectStates } from '#schema/projects/project.ts';
import { number, sql } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import type { Values } from '#server/crud/write/check.ts';
import { transition } from '#server/crud/write/transition.ts';
import { notify } from '../company/notify.ts';
import type { LinkPurpose } from '../links/link-purpose.ts';
import { type Handover, handoverOf, isHandedOver } from './handover-document.ts';
import { printHandover, printHandoverNow } from './handover-print.ts';

const documentOf = ({ description, comment, client, branch_office, leader, from, deadline, tasks, work, materials }: Handover) => ({
  description,
  comment,
  client: client && { name: client.name, address: client.address, zip: client.zip, town: client.town },
  branch_office,
  leader,
  from,
  deadline,
  tasks,
  work,
  materials,
});

/** Notifies the leader, and whoever proposed the handover. */
const tell = async (tx: Tx, id: number, kind: 'handoverConfirmed' | 'handoverDeclined', parameters: Readonly<Record<string, string>>) => {
  const { leader_id, handover_by } = await tx.get('project', id);
  for (const user_id of new Set([leader_id, handover_by])) await notify(tx, { user_id, kind, entity: 'project', id, parameters });
};

export const handoverPurpose: LinkPurpose<Handover> & { readonly purpose: 'handover' } = {
  purpose: 'handover',
  page: (id) => `/project/${id}`,
  entity: 'project',
  read: handoverOf,
  tell: (shown) => {
    const { name, address, zip, town } = shown.company;
    return {
      number: shown.number,
      label: displayNumber(project, shown.number),
      title: shown.title,
      timezone: shown.timeZone,
      company: { name, address, zip, town },
      document: documentOf(shown),
    };
  },
  lines: ({ tasks }) => tasks.map(({ line, number, title }) => ({ line, name: `#${number} ${title}`, from: null, to: null })),
  waits: async ({ read }, id) =>
    (await read.value(sql`select status from project where id = ${id}`, number)) === projectStates.waitingForClient,
  stands: isHandedOver,
  confirm: async (tx, id, name) => {
    const settled: Values = { date_finished: tx.now.toISOString(), denied: false, denied_reason: null };
    await transition(tx, project, holder, id, 'confirm', settled, { extraValues: { name } });
    await tell(tx, id, 'handoverConfirmed', { name });
  },
  decline: async (tx, id, reason) => {
    await transition(tx, project, holder, id, 'decline', { denied: true, denied_reason: reason }, { reason });
    await tell(tx, id, 'handoverDeclined', { reason });
  },
  original: (services, { record_id, created_by }, shown) => printHandover(services, created_by, record_id, shown),
  printout: (services, { record_id, created_by }) => printHandoverNow(services, created_by, record_id),
};
