// Whoever holds a public link sees what it asks and answers, once; looking changes nothing, because mail scanners follow links.

import { publicLink } from '#schema/links/public-link.ts';
import { type Database, type Row, slots } from '#server/core/database/database.ts';
import { exclusive } from '#server/core/database/locks.ts';
import { act, type Tx } from '#server/core/events/act.ts';
import { isDrawing } from '#server/core/files/png.ts';
import { limiter } from '#server/core/http/limited.ts';
import { conflict, invalid, notFound } from '#server/core/http/refusal.ts';
import { hashOf, type Me } from '#server/core/security/session.ts';
import { decodeRow } from '#server/fields/decode.ts';
import type { Printed, Printing } from '../paper/documents.ts';
import type { From, LinkPurpose, Objection } from './link-purpose.ts';
import { type Given, keepAnswer, type Link } from './public-link.ts';

/** A token cannot be guessed; what is slowed down is the trying. */
export const limitedLooks = limiter({ misses: 20, calls: 300 });

const find = async ({ read, dialect }: Database, purpose: LinkPurpose<unknown>['purpose'], token: string): Promise<Row> => {
  const hash = hashOf(token);
  const [its, first, reminder] = slots(dialect, 3);
  const [row] = await read.all(
    `select l.*, u.name || ' ' || u.last_name as sender from public_link l join "user" u on u.id = l.created_by where l.purpose = ${its} and (l.token_hash = ${first} or l.reminder_hash = ${reminder})`,
    [purpose, hash, hash],
  );
  const link = row && decodeRow(publicLink, dialect, row);
  // Unknown, expired and replaced look alike: whoever guesses learns nothing.
  if (!link || link.ended_at !== null || Date.parse(String(link.expires_at)) <= Date.now()) throw notFound();
  return link;
};

/** What the link was made for; links from before that was kept show the record as it stands. */
const shownBy = async <Shown>(
  linkPurpose: LinkPurpose<Shown>,
  from: From,
  link: { readonly shown?: unknown; readonly record_id?: unknown },
): Promise<Shown> => (link.shown ? (JSON.parse(String(link.shown)) as Shown) : linkPurpose.read(from, Number(link.record_id)));

const answerIn = (link: Row) =>
  link.answer === null
    ? null
    : {
        answer: link.answer,
        at: link.answered_at,
        name: link.name,
        reason: link.reason,
        signature: link.signature,
        sha256: link.signed_sha256,
        objections: link.objections ? (JSON.parse(String(link.objections)) as Objection[]) : [],
        by_phone: link.by_phone,
      };

/** What the link shows while it waits for an answer and as long as it stands confirmed, and the answer. @throws Refusal 404 for a link that leads nowhere */
export const lookAt = async <Shown>(database: Database, linkPurpose: LinkPurpose<Shown>, token: string) => {
  const link = await find(database, linkPurpose.purpose, token);
  const answered = link.answer !== null;
  const [shown, stands, [settings]] = await Promise.all([
    shownBy(linkPurpose, database, link),
    !answered || (link.answer === 'confirmed' && linkPurpose.stands(database, Number(link.record_id))),
    database.read.all('select phone from settings where id = 1'),
  ]);
  const { company, document, ...head } = linkPurpose.tell(shown);
  return {
    purpose: linkPurpose.purpose,
    state: answered ? 'answered' : 'open',
    language: link.language,
    company: { ...company, phone: settings?.phone ?? null },
    sender: linkPurpose.sender?.(shown) ?? link.sender,
    ...head,
    sent_at: link.created_at,
    expires_at: link.expires_at,
    document: stands ? document : null,
    answer: answerIn(link),
  };
};

const sentBy = (link: Row) => ({ record_id: Number(link.record_id), created_by: Number(link.created_by) });

/** The bytes of the document: before the answer, and from then on with the answer below it; `original` is always the one before. @throws Refusal 404 once it stands no more */
export const documentBehind = async <Shown>(
  door: Printing,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  which: 'now' | 'original',
): Promise<Printed> => {
  const link = await find(door.database, linkPurpose.purpose, token);
  if (link.answer !== null && !(link.answer === 'confirmed' && (await linkPurpose.stands(door.database, Number(link.record_id)))))
    throw notFound();
  if (!linkPurpose.original || !linkPurpose.printout) throw notFound();
  if (link.answer !== null && which === 'now') return linkPurpose.printout(door, sentBy(link));
  return linkPurpose.original(door, sentBy(link), await shownBy(linkPurpose, door.database, link));
};

/** The entry for a calendar, as long as the link leads somewhere. @throws Refusal 404 for a link without one */
export const calendarBehind = async <Shown>(database: Database, linkPurpose: LinkPurpose<Shown>, token: string): Promise<string> => {
  const link = await find(database, linkPurpose.purpose, token);
  if (!linkPurpose.calendar || link.answer === 'declined') throw notFound();
  return linkPurpose.calendar(await shownBy(linkPurpose, database, link));
};

/** Answers through the link: with the rights of who holds it, also inside a session of staff, who are remembered. */
const answer = async <Shown>(
  door: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  which: 'confirmed' | 'declined',
  make: (tx: Tx, link: Link) => Promise<Given>,
) => {
  const { id, record_id } = await find(door.database, linkPurpose.purpose, token);
  await act(door, staff, async (tx) => {
    await tx.lock(linkPurpose.entity, Number(record_id));
    const link = await tx.em.findOneOrFail(
      tx.database.entities.public_link,
      { id: Number(id) },
      { lockMode: exclusive, refresh: true, failHandler: notFound },
    );
    if (link.ended_at) throw notFound();
    if (link.answered_at) throw conflict('public_link', 'alreadyAnswered');
    await keepAnswer(tx, link, which, await make(tx, link));
  });
};

export const confirmBy = async <Shown>(
  door: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  { name, signature = null }: { name: string; signature?: string | null | undefined },
) => {
  if (signature !== null && !isDrawing(signature)) throw invalid({ field: 'signature', reason: 'notPicture' });
  const found = await find(door.database, linkPurpose.purpose, token);
  if (found.answer !== null) throw conflict('public_link', 'alreadyAnswered');
  const shown = await shownBy(linkPurpose, door.database, found);
  // Printed before it is signed: the signature names these bytes. What is refused leaves no print.
  const waits = await linkPurpose.waits(door.database, Number(found.record_id));
  const sha256 = waits && linkPurpose.original ? (await linkPurpose.original(door, sentBy(found), shown)).sha256 : null;
  await answer(door, staff, linkPurpose, token, 'confirmed', async (tx, { record_id }) => {
    await linkPurpose.confirm(tx, record_id, name);
    return { name, signature, signed_sha256: sha256, shown: JSON.stringify(shown) };
  });
  // The printout is set at once, so that its bytes are those of this moment; if that fails it is set when it is asked for, of the same text.
  await linkPurpose.printout?.(door, sentBy(found)).catch(() => undefined);
  return lookAt(door.database, linkPurpose, token);
};

export const declineBy = async <Shown>(
  door: Printing,
  staff: Me | null,
  linkPurpose: LinkPurpose<Shown>,
  token: string,
  { reason, objections }: { reason: string; objections: readonly Objection[] },
) => {
  await answer(door, staff, linkPurpose, token, 'declined', async (tx, link) => {
    const lines = new Set(linkPurpose.lines(await shownBy(linkPurpose, { dialect: tx.database.dialect, read: tx.read }, link)));
    if (objections.some(({ line }) => !lines.has(line))) throw invalid({ field: 'objections', reason: 'notReference' });
    await linkPurpose.decline(tx, link.record_id, reason);
    return { reason, objections: objections.length > 0 ? JSON.stringify(objections) : null };
  });
  return lookAt(door.database, linkPurpose, token);
};
