// Sends a task to its client for confirmation by a link; a task without client needs none.
import type { Language } from '#schema/core/words.ts';
import { task } from '#schema/tasks/task.ts';
import { act, type Services } from '../../core/events/act.ts';
import type { Me } from '../../core/security/session.ts';
import type { ApiRecord } from '../../crud/read/plan.ts';
import { transition } from '../../crud/write/transition.ts';
import { requestConfirmation, type SentLink } from '../links/request-confirmation.ts';
import type { TaskVersion } from './edit.ts';
import { taskRecord, touchTask } from './life.ts';
import { taskPurpose } from './public-task.ts';

/** Sends the task for confirmation; an earlier link and the client's earlier answer end. */
export const sendForConfirmation = async (
  services: Services & { readonly publicUrl: string },
  me: Me,
  { id, ifMatch }: TaskVersion,
  language?: Language,
): Promise<ApiRecord & { link: SentLink | null }> => {
  let url: string | undefined;
  const done = await act(services, me, async (tx) => {
    const { client_company_id: client_id, client_company_contact_id: contact_id, company_task_id, title } = await tx.get('task', id);
    const isForClient = client_id !== null;
    const settled = {
      denied: false,
      denied_reason: null,
      waiting_reason: null,
      ...(!isForClient && { date_closed: tx.now.toISOString() }),
    };
    await transition(tx, task, me, id, 'close', settled, { ifMatch, to: isForClient ? 'sentForConfirmation' : 'confirmed' });
    await touchTask(tx, id);
    const about = { id, contact_id, number: String(company_task_id), title, publicUrl: services.publicUrl, language };
    const link = isForClient ? await requestConfirmation(tx, me, taskPurpose, { ...about, client_id }) : null;
    url = link?.url;
    return { ...(await taskRecord(tx, me, id)), link: link && { expires_at: link.expires_at, email: link.email } };
  });
  // Only the first answer has the address: answers kept under an Idempotency-Key must not hold a token.
  return done.link && url ? { ...done, link: { url, ...done.link } } : done;
};
