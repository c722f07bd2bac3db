// Creates, replaces and ends public links: the token is told once, the database stores only its hash.
import type { Rows } from '#generated/entities.ts';
import type { Tx } from '#server/core/events/act.ts';
import { hashOf, newToken } from '#server/core/security/session.ts';
import { cancelMailsOf } from '../mail/outbox.ts';

export type Link = Rows['public_link'];
export type Purpose = Link['purpose'];
type About = { readonly purpose: Purpose; readonly record_id: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The unanswered link of a record, expired or not. */
export const livingLink = (tx: Tx, { purpose, record_id }: About): Promise<Link | null> =>
  tx.em.findOne(tx.database.entities.public_link, { purpose, record_id, ended_at: null, answered_at: null });

/** Ends the unanswered link and cancels its mail if still unsent; an answered link stays. */
export const endLink = async (tx: Tx, about: About): Promise<void> => {
  const link = await livingLink(tx, about);
  if (!link) return;
  link.ended_at = tx.now;
  await cancelMailsOf(tx, link.id);
  await tx.flush();
};

/** Ends every link of a record, answered ones too: the page they show no longer exists. */
export const endLinks = async (tx: Tx, { purpose, record_id }: About): Promise<void> => {
  for (const link of await tx.em.find(tx.database.entities.public_link, { purpose, record_id, ended_at: null })) {
    link.ended_at = tx.now;
    await cancelMailsOf(tx, link.id);
  }
  await tx.flush();
};

/** Deletes the links of a deleted record; mails already sent stay in the outbox's history, unsent ones are cancelled. */
export const deleteLinks = async (tx: Tx, about: About): Promise<void> => {
  const { mail, public_link } = tx.database.entities;
  for (const { id } of await tx.em.find(public_link, about)) {
    await cancelMailsOf(tx, id);
    await tx.flush();
    await tx.em.nativeUpdate(mail, { link_id: id }, { link_id: null });
  }
  await tx.em.nativeDelete(public_link, about);
};

export type LinkAnswer = Partial<
  Pick<Link, 'name' | 'signature' | 'signed_sha256' | 'shown' | 'note' | 'reason' | 'objections' | 'by_phone' | 'on_the_spot'>
>;

/** Stores the answer in its link, and cancels mails with the link that are still unsent. */
export const storeAnswer = async (tx: Tx, link: Link, answer: 'confirmed' | 'declined', given: LinkAnswer): Promise<void> => {
  Object.assign(link, given, { answer, answered_at: tx.now, answered_by: tx.me?.id ?? null });
  await cancelMailsOf(tx, link.id);
};

/** Creates a link that replaces an earlier one. Only the returned value has the token. */
export const makeLink = async (
  tx: Tx,
  {
    purpose,
    record_id,
    language,
    email,
    shown,
    by = tx.me?.id ?? 0,
    hours,
  }: About & {
    language: Link['language'];
    email: string | null;
    /** The record's current state, for links that ask about it. */
    shown?: object;
    /** Who requested the link, where nobody is signed in. */
    by?: number;
    /** Its lifetime in hours; the default is in the settings. */
    hours?: number;
  },
): Promise<{ token: string; link: Link }> => {
  await endLink(tx, { purpose, record_id });
  const { link_days } = await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 });
  const token = newToken();
  const link = tx.create('public_link', {
    purpose,
    record_id,
    token_hash: hashOf(token),
    language,
    email,
    shown: shown ? JSON.stringify(shown) : null,
    created_by: by,
    created_at: tx.now,
    expires_at: new Date(tx.now.getTime() + (hours === undefined ? link_days * dayMs : hours * hourMs)),
  });
  await tx.flush();
  return { token, link };
};
