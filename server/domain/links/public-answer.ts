// Shows the holder of a public link its question and takes one answer; reading changes nothing, because mail scanners follow links.

import { publicLink } from '#schema/links/public-link.ts';
import type { Database } from '#server/core/database/database.ts';
import { exclusive } from '#server/core/database/locks.ts';
import { json, nullable, type RowOf, selected, sql, text } from '#server/core/database/sql.ts';
import { act, type Tx } from '#server/core/events/act.ts';
import { isDrawing } from '#server/core/files/png.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import { hashOf, type Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { limiter } from '../../core/http/rate-limit.ts';
import type { Printed, Printing } from '../paper/documents.ts';
import type { LinkPurpose, LinkSource, Objection } from './link-purpose.ts';
import { type Link, type LinkAnswer, storeAnswer } from './public-link.ts';

/** Tokens cannot be guessed; the limit slows down attempts. */
export const limitedLooks = limiter({ misses: 20, calls: 300 });

const stored = columnsOf(
  publicLink,
  'id',
  'record_id',
  'language',
  'created_by',
  'created_at',
  'expires_at',
  'ended_at',
  'shown',
  'answer',
  'answered_at',
  'by_phone',
  'name',
  'signature',
  'signed_sha256',
  'reason',
  'on_the_spot',
  'spot_hash',
  'spot_by',
  'spot_expires_at',
);
const columns = { ...stored, objections: nullable(json<Objection[]>()), sender: text, spot_name: nullable(text) };
type LinkRow = RowOf<typeof columns> & {
  /** The token is the one of a user's device. */
  readonly here: boolean;
};

const find = async ({ read }: Database, purpose: LinkPurpose<unknown>['purpose'], token: string): Promise<LinkRow> => {
  const hash = hashOf(token);
  const link = await read.row(
    sql`select ${selected(stored, 'l')}, l.objections, u.name || ' ' || u.last_name as sender, s.name || ' ' || s.last_name as spot_name
      from public_link l join "user" u on u.id = l.created_by left join "user" s on s.id = l.spot_by
      where l.purpose = ${purpose} and (l.token_hash = ${hash} or l.reminder_hash = ${hash} or l.spot_hash = ${hash})`,
    columns,
  );
  const here = link?.spot_hash === hash;
  const until = here ? link.spot_expires_at : link?.expires_at;
  // Unknown, expired and replaced links get the same answer, so that guessing reveals nothing.
  if (!link || link.ended_at !== null || Date.parse(String(until)) <= Date.now()) throw notFound();
  return { ...link, here };
};

/** The content stored with the link; older links without it show the record's current state. */
const shownBy = async <Shown>(
  linkPurpose: LinkPurpose<Shown>,
  from: LinkSource,
  link: { readonly shown?: string | null; readonly record_id: number },
): Promise<Shown> => (link.shown ? (JSON.parse(link.shown) as Shown) : linkPurpose.read(from, link.record_id));

const answerIn = (link: LinkRow) =>
  link.answer === null
    ? null
    : {
        answer: link.answer,
        at: link.answered_at,
        name: link.name,
        reason: link.reason,
        signature: link.signature,
        sha256: link.signed_sha256,
        objections: (link.objections ?? []).map(({ line, text: words }) => ({ line, text: words })),
        by_phone: link.by_phone,
        on_the_spot: link.on_the_spot ? link.spot_name : null,
      };

/** What the link shows while it waits for an answer or its confirmation holds, and the answer itself. */
const shownAt = async <Shown>(database: Database, linkPurpose: LinkPurpose<Shown>, link: LinkRow) => {
  const isAnswered = link.answer !== null;
  const [shown, stands, phone] = await Promise.all([
    shownBy(linkPurpose, database, link),
    !isAnswered || (link.answer === 'confirmed' && linkPurpose.stands(database, link.record_id)),
    database.read.value(sql`select phone from settings where id = 1`, nullable(text)),
  ]);
  const { company, document, ...head } = linkPurpose.tell(shown);
  return {
    purpose: linkPurpose.purpose,
    state: isAnswered ? 'answered' : 'open',
    language: link.language,
    company: { ...company, phone },
    sender: linkPurpose.sender?.(shown) ?? link.sender,
    ...head,
    sent_at: link.created_at,
    expires_at: link.expires_at,
    here: link.here && linkPurpose.page ? { name: link.spot_name, path: linkPurpose.page(link.record_id) } : null,
    document: stands ? document : null,
    answer: answerIn(link),
  };
};

/** What a link shows. @throws Refusal 404 for a link that leads nowhere */
export const lookAt = async <Shown>(database: Database, linkPurpose: LinkPurpose<Shown>, token: string) =>
  shownAt(database, linkPurpose, await find(database, linkPurpose.purpose, token));

const sentBy = ({ record_id, created_by }: LinkRow) => ({ record_id, created_by });

/** The bytes of the document: before the answer the original, afterwards with the answer below it; `original` is always the unanswered one. @throws Refusal 404 once it no longer holds */
export const documentBehind = async <Shown>(
  services: Printing,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  which: 'now' | 'original',
): Promise<Printed> => {
  const link = await find(services.database, linkPurpose.purpose, token);
  if (link.answer !== null && !(link.answer === 'confirmed' && (await linkPurpose.stands(services.database, link.record_id))))
    throw notFound();
  if (!linkPurpose.original || !linkPurpose.printout) throw notFound();
  if (link.answer !== null && which === 'now') return linkPurpose.printout(services, sentBy(link));
  return linkPurpose.original(services, sentBy(link), await shownBy(linkPurpose, services.database, link));
};

/** The calendar entry, as long as the link is valid. @throws Refusal 404 for a link without one */
export const calendarBehind = async <Shown>(database: Database, linkPurpose: LinkPurpose<Shown>, token: string): Promise<string> => {
  const link = await find(database, linkPurpose.purpose, token);
  if (!linkPurpose.calendar || link.answer === 'declined') throw notFound();
  return linkPurpose.calendar(await shownBy(linkPurpose, database, link));
};

/** Answers with the rights of the link's holder; a signed-in user who answers is recorded too. @returns the link after the answer */
const answerLink = async <Shown>(
  services: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  found: LinkRow,
  which: 'confirmed' | 'declined',
  make: (tx: Tx, link: Link) => Promise<LinkAnswer>,
): Promise<LinkRow> => {
  const { id } = found;
  return act(services, staff, async (tx) => {
    await tx.lock(linkPurpose.entity, found.record_id);
    const link = await tx.em.findOneOrFail(
      tx.database.entities.public_link,
      { id },
      { lockMode: exclusive, refresh: true, failHandler: notFound },
    );
    if (link.ended_at) throw notFound();
    if (link.answered_at) throw conflict('public_link', 'alreadyAnswered');
    const here = found.here ? { on_the_spot: true } : {};
    await storeAnswer(tx, link, which, { ...(await make(tx, link)), ...here });
    if (found.here) {
      // Also where the device's own session has ended meanwhile.
      link.answered_by = link.spot_by ?? null;
      tx.record({ entity: linkPurpose.entity, id: found.record_id, action: which === 'confirmed' ? 'signedHere' : 'declinedHere' });
    }
    const { name = null, reason = null, signature = null, signed_sha256 = null, shown = null, objections } = link;
    return {
      ...found,
      ...{ answer: which, on_the_spot: found.here, answered_at: tx.now.toISOString(), name, reason, signature, signed_sha256, shown },
      objections: objections ? (JSON.parse(objections) as Objection[]) : null,
    };
  });
};

export const confirmBy = async <Shown>(
  services: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  { name, signature = null }: { name: string; signature?: string | null | undefined },
) => {
  if (signature !== null && !isDrawing(signature)) throw invalid({ field: 'signature', reason: 'notPicture' });
  const found = await find(services.database, linkPurpose.purpose, token);
  if (found.answer !== null) throw conflict('public_link', 'alreadyAnswered');
  const shown = await shownBy(linkPurpose, services.database, found);
  // Printed before signing, because the signature names these bytes. A refused answer leaves no print.
  const waits = await linkPurpose.waits(services.database, found.record_id);
  const sha256 = waits && linkPurpose.original ? (await linkPurpose.original(services, sentBy(found), shown)).sha256 : null;
  const confirmed = await answerLink(services, staff, linkPurpose, found, 'confirmed', async (tx, { record_id }) => {
    await linkPurpose.confirm(tx, record_id, name);
    return { name, signature, signed_sha256: sha256, shown: JSON.stringify(shown) };
  });
  // Printed at once, so that its bytes are of this moment; on failure it is printed on request, from the same text.
  await linkPurpose.printout?.(services, sentBy(found)).catch(() => undefined);
  return shownAt(services.database, linkPurpose, confirmed);
};

export const declineBy = async <Shown>(
  services: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  { reason, objections }: { reason: string; objections: readonly Objection[] },
) => {
  const found = await find(services.database, linkPurpose.purpose, token);
  const declined = await answerLink(services, staff, linkPurpose, found, 'declined', async (tx, link) => {
    const lines = new Map(linkPurpose.lines(await shownBy(linkPurpose, tx, link)).map((line) => [line.line, line]));
    if (objections.some(({ line }) => !lines.has(line))) throw invalid({ field: 'objections', reason: 'notReference' });
    await linkPurpose.decline(tx, link.record_id, reason);
    const about = objections.map((one) => ({ ...lines.get(one.line), ...one }));
    return { reason, objections: about.length > 0 ? JSON.stringify(about) : null };
  });
  return shownAt(services.database, linkPurpose, declined);
};
