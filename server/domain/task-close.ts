// A task is sent to the client to be confirmed: a link is made that they answer by; without a client nobody is asked.
import { task } from '#schema/task.ts';
import { act } from '#server/core/act.ts';
import type { Me } from '#server/core/session.ts';
import type { ApiRecord } from '#server/crud/plan.ts';
import { transition } from '#server/crud/transition.ts';
import type { Door } from '#server/crud/write.ts';
import { makeLink } from './public-link.ts';
import { answer, touched } from './task.ts';
import type { Which } from './task-edit.ts';

export type SentLink = {
  /** Where the client answers; told once. */
  readonly url: string;
  readonly expires_at: string;
  /** Whom it was mailed to; null when the owner hands it over. */
  readonly email: string | null;
};

export type Sent = { readonly record: ApiRecord; readonly link: SentLink | null };

/** Sends the task for confirmation; an earlier link dies, and what the client said before no longer stands. */
export const close = async (door: Door & { readonly publicUrl: string }, me: Me, { id, ifMatch }: Which): Promise<ApiRecord> => {
  let sent: SentLink | null = null;
  const record = await act(door, me, async (tx) => {
    const { client_company_id, client_company_contact_id } = await tx.get('task', id);
    const asked = client_company_id !== null;
    const settled = { denied: false, denied_reason: null, waiting_reason: null, ...(!asked && { date_closed: tx.now.toISOString() }) };
    await transition(tx, task, me, id, 'close', settled, { ifMatch, to: asked ? 'sentForConfirmation' : 'confirmed' });
    await touched(tx, id);
    if (!asked) return { ...(await answer(tx, me, id)), link: null };
    const { client, contact } = tx.database.entities;
    const { language } = await tx.em.findOneOrFail(client, { id: client_company_id });
    const person = client_company_contact_id ? await tx.em.findOne(contact, { id: client_company_contact_id }) : null;
    const email = person?.email ?? null;
    const { token, link } = await makeLink(tx, { purpose: 'task', record_id: id, language, email });
    const told = { expires_at: link.expires_at.toISOString(), email };
    sent = { url: `${door.publicUrl}/confirmTask/${token}`, ...told };
    return { ...(await answer(tx, me, id)), link: told };
  });
  // Only the first answer has the address: what is kept under an Idempotency-Key must not hold a token.
  return sent ? { ...record, link: sent } : record;
};
