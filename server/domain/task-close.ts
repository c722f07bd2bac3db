// A task is sent to the client to be confirmed: a link is made that they answer by; without a client nobody is asked.
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';
import { task } from '#schema/task.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Me } from '#server/core/session.ts';
import type { ApiRecord } from '#server/crud/plan.ts';
import { transition } from '#server/crud/transition.ts';
import type { Door } from '#server/crud/write.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { send } from './outbox.ts';
import { makeLink } from './public-link.ts';
import { askingOfTask } from './public-task.ts';
import { answer, touched } from './task.ts';
import type { Which } from './task-edit.ts';

export type SentLink = {
  /** Where the client answers; told once. */
  readonly url?: string;
  readonly expires_at: string;
  /** Whom it is mailed to; null when the owner hands it over. */
  readonly email: string | null;
};

/** Makes the link of a task and, where the contact has an address, the mail that brings it. */
const askClient = async (tx: Tx, me: Me, id: number, publicUrl: string, wanted: Language | undefined): Promise<Required<SentLink>> => {
  const { client, contact, settings } = tx.database.entities;
  const { client_company_id, client_company_contact_id, company_task_id: number, title } = await tx.get('task', id);
  const its = await tx.em.findOneOrFail(client, { id: client_company_id ?? 0 });
  const person = client_company_contact_id ? await tx.em.findOne(contact, { id: client_company_contact_id }) : null;
  const company = await tx.em.findOneOrFail(settings, { id: 1 });
  const language = [wanted, its.language, company.default_language].find(isLanguage) ?? defaultLanguage;
  const email = person?.email ?? null;
  const shown = { ...(await askingOfTask.read({ dialect: tx.database.dialect, read: tx.read }, id)), language };
  const { token, link } = await makeLink(tx, { purpose: 'task', record_id: id, language, email, shown });
  const url = `${publicUrl}/confirmTask/${token}`;
  if (email) {
    const of = { name: company.company_name, phone: company.phone ?? null, timeZone: company.timezone };
    const letter = confirmationMail({ language, number, title, url, expires_at: link.expires_at, company: of });
    await send(tx, {
      recipient: email,
      reply_to: me.email,
      language,
      ...letter,
      kind: 'confirmation',
      entity: 'task',
      entity_id: id,
      link_id: link.id,
    });
  }
  return { url, expires_at: link.expires_at.toISOString(), email };
};

/** Sends the task for confirmation; an earlier link dies, and what the client said before no longer stands. */
export const close = async (
  door: Door & { readonly publicUrl: string },
  me: Me,
  { id, ifMatch }: Which,
  language?: Language,
): Promise<ApiRecord & { link: SentLink | null }> => {
  let url: string | undefined;
  const done = await act(door, me, async (tx) => {
    const asked = (await tx.get('task', id)).client_company_id !== null;
    const settled = { denied: false, denied_reason: null, waiting_reason: null, ...(!asked && { date_closed: tx.now.toISOString() }) };
    await transition(tx, task, me, id, 'close', settled, { ifMatch, to: asked ? 'sentForConfirmation' : 'confirmed' });
    await touched(tx, id);
    const link = asked ? await askClient(tx, me, id, door.publicUrl, language) : null;
    url = link?.url;
    return { ...(await answer(tx, me, id)), link: link && { expires_at: link.expires_at, email: link.email } };
  });
  // Only the first answer has the address: what is kept under an Idempotency-Key must not hold a token.
  return done.link && url ? { ...done, link: { url, ...done.link } } : done;
};
