// Links that set a password, each valid once: for new users and for users who forgot theirs.

import type { Rows } from '#generated/entities.ts';
import { publicLink } from '#schema/links/public-link.ts';
import { user as userEntity } from '#schema/people/user.ts';
import type { Database } from '#server/core/database/database.ts';
import { exclusive } from '#server/core/database/locks.ts';
import { number, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { conflict, notFound, Refusal } from '#server/core/http/refusal.ts';
import { hashPassword, passwordFault } from '#server/core/security/password.ts';
import { hashOf, type Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { endLink, makeLink } from '../links/public-link.ts';
import { mailChange, mailLink } from './account-mail.ts';
import { refuseAbove } from './rank.ts';
import { requireRecentProof } from './recent-proof.ts';

type Mailing = Services & { readonly publicUrl: string; readonly mails: boolean };
type User = Rows['user'];
const purposes = ['invitation', 'passwordReset'] as const;
type Purpose = (typeof purposes)[number];

const hoursOf: Readonly<Record<Purpose, number>> = { invitation: 7 * 24, passwordReset: 1 };
/** Within this time no second link is mailed, because the first is still on its way. */
export const againAfterSeconds = 60;
export const resetSeconds = hoursOf.passwordReset * 3600;

/** Ends every link that could still set this user's password. */
export const endAccountLinks = async (tx: Tx, user_id: number): Promise<void> => {
  for (const purpose of purposes) await endLink(tx, { purpose, record_id: user_id });
};

const sendLink = async (tx: Tx, user: User, purpose: Purpose, { publicUrl, by }: { publicUrl: string; by?: string }) => {
  await endAccountLinks(tx, user.id);
  const about = { purpose, record_id: user.id, language: user.language, email: user.email, hours: hoursOf[purpose] };
  const { token, link } = await makeLink(tx, { ...about, by: tx.me?.id ?? user.id });
  const url = `${publicUrl}/resetPass/${token}`;
  await mailLink(tx, user, purpose, { id: link.id, url, expires_at: link.expires_at, ...(by && { by }) });
  return { url, expires_at: link.expires_at };
};

type SentLink = { readonly email: string; readonly expires_at: string; readonly mailed: boolean; readonly url?: string };
type Invited = SentLink & { readonly invited_at: string };

/** Sends a user a new link and ends the earlier one. Without a mail server the link is returned, once. */
const sendFor = async <More extends object>(
  { publicUrl, mails, ...services }: Mailing,
  me: Me,
  id: number,
  purpose: Purpose,
  also: (tx: Tx, user: User) => More | Promise<More>,
): Promise<SentLink & More> => {
  let url: string | undefined;
  const sent = await act(services, me, async (tx) => {
    const user = await tx.get('user', id);
    await refuseAbove(tx, me, id);
    if (!user.active) throw conflict('account', 'inactive');
    const more = await also(tx, user);
    const made = await sendLink(tx, user, purpose, { publicUrl, by: `${me.name} ${me.last_name}` });
    url = made.url;
    return { ...more, email: user.email, expires_at: made.expires_at.toISOString(), mailed: mails };
  });
  // An answer kept under an Idempotency-Key must not hold a token.
  return mails || !url ? sent : { ...sent, url };
};

/** Invites a user without a password, for the first time or again. @throws Refusal 409 `alreadyJoined`, `inactive` */
export const invite = (mailing: Mailing, me: Me, id: number): Promise<Invited> =>
  sendFor(mailing, me, id, 'invitation', (tx, user) => {
    if (user.password_hash) throw conflict('account', 'alreadyJoined');
    user.invited_at = tx.now;
    tx.record({ entity: 'user', id, action: 'invite', after: { email: user.email }, topics: ['user'] });
    return { invited_at: tx.now.toISOString() };
  });

/** Sends a reset link to a user who forgot the password; the old one works until then. @throws Refusal 409 `notJoined`, `inactive` */
export const offerReset = (mailing: Mailing, me: Me, id: number): Promise<SentLink> =>
  sendFor(mailing, me, id, 'passwordReset', async (tx, user) => {
    await requireRecentProof(tx, me);
    if (!user.password_hash) throw conflict('account', 'notJoined');
    tx.record({ entity: 'user', id, action: 'askPasswordReset' });
    return {};
  });

/** Mails a reset link if the address belongs to a user; otherwise nothing happens, and the answer is the same. */
export const requestReset = async ({ publicUrl, ...services }: Omit<Mailing, 'mails'>, email: string): Promise<void> => {
  const id = await services.database.read.value(sql`select id from "user" where email = ${email} and active is true`, number);
  if (id === null) return;
  await act(services, null, async (tx) => {
    const user = await tx.get('user', id);
    const since = new Date(tx.now.getTime() - againAfterSeconds * 1000);
    const links = tx.database.entities.public_link;
    if (await tx.em.count(links, { purpose: 'passwordReset', record_id: id, ended_at: null, created_at: { $gt: since } })) return;
    await sendLink(tx, user, 'passwordReset', { publicUrl });
    tx.record({ entity: 'user', id, action: 'askPasswordReset' });
  });
};

const linked = columnsOf(publicLink, 'purpose', 'record_id', 'expires_at', 'ended_at', 'answered_at', 'language');
const person = columnsOf(userEntity, 'name', 'last_name', 'email');
const find = async ({ read }: Database, token: string) => {
  const link = await read.row(
    sql`select ${selected(linked, 'l')}, ${selected(person, 'u')}, s.company_name
      from public_link l join "user" u on u.id = l.record_id join settings s on s.id = 1
      where l.purpose in ('invitation', 'passwordReset') and l.token_hash = ${hashOf(token)} and u.active is true`,
    { ...linked, ...person, company_name: text },
  );
  // Unknown, expired and replaced links get the same answer, so that guessing reveals nothing.
  if (!link || link.ended_at !== null || Date.parse(link.expires_at) <= Date.now()) throw notFound();
  return link;
};

/** What a link is for; reading changes nothing, because mail scanners follow links. @throws Refusal 404 for an invalid link */
export const accountLink = async (database: Database, token: string) => {
  const { purpose, name, company_name, language, expires_at, answered_at } = await find(database, token);
  return { purpose, state: answered_at === null ? 'open' : 'used', name, company: company_name, language, expires_at };
};

/** Sets a new password and ends every session except the given one. */
export const setPassword = async (tx: Tx, user: User, password_hash: string, keep = 0): Promise<void> => {
  Object.assign(user, { password_hash, password_set_at: tx.now });
  await tx.em.nativeDelete(tx.database.entities.session, { user_id: user.id, id: { $ne: keep } });
};

/** Sets the password through the link. @throws Refusal 404 for an invalid link, 409 `alreadyUsed`, 422 for a password that is easily guessed */
export const usePasswordLink = async (services: Services, token: string, password: string): Promise<{ email: string }> => {
  const { record_id: id, name, last_name, email, company_name } = await find(services.database, token);
  const fault = await passwordFault(password, [name, last_name, email, company_name]);
  if (fault) throw new Refusal(422, 'invalid', { area: 'account', errors: [fault] });
  const password_hash = await hashPassword(password);
  return act(services, { id }, async (tx) => {
    const user = await tx.get('user', id);
    const link = await tx.em.findOneOrFail(
      tx.database.entities.public_link,
      { token_hash: hashOf(token) },
      { lockMode: exclusive, refresh: true, failHandler: notFound },
    );
    if (link.ended_at || link.expires_at <= tx.now || !user.active) throw notFound();
    if (link.answered_at) throw conflict('account', 'alreadyUsed');
    Object.assign(link, { answer: 'used', answered_at: tx.now });
    await setPassword(tx, user, password_hash);
    await tx.flush();
    await endAccountLinks(tx, id);
    const joins = link.purpose === 'invitation';
    tx.record({ entity: 'user', id, action: joins ? 'join' : 'resetPassword', topics: ['user'] });
    if (!joins) await mailChange(tx, user, 'passwordChanged');
    return { email: user.email };
  });
};
