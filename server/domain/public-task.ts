// A client looks at a task through its public link and answers, once; looking changes nothing, because mail scanners follow links.
import { LockMode } from '@mikro-orm/core';
import { holder } from '#schema/core/access.ts';
import { publicLink } from '#schema/public-link.ts';
import { task, taskStates } from '#schema/task.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Database, Row } from '#server/core/database.ts';
import { conflict, invalid, notFound } from '#server/core/refusal.ts';
import { hashOf, type Me } from '#server/core/session.ts';
import { transition } from '#server/crud/transition.ts';
import type { Door } from '#server/crud/write.ts';
import { decodeRow } from '#server/fields/decode.ts';
import { notify } from './notify.ts';
import { type Given, keepAnswer, type Link } from './public-link.ts';
import { touched } from './task.ts';
import { type WorkOrder, workOrderOf } from './work-order.ts';

export type Objection = { readonly line: string; readonly text: string };

const find = async ({ read, dialect }: Database, token: string): Promise<Row> => {
  const place = dialect === 'sqlite' ? '?' : '$1';
  const [row] = await read.all(
    `select l.*, t.status, u.name || ' ' || u.last_name as sender from public_link l join task t on t.id = l.record_id join "user" u on u.id = l.created_by where l.purpose = 'task' and l.token_hash = ${place}`,
    [hashOf(token)],
  );
  const link = row && decodeRow(publicLink, dialect, row);
  // Unknown, expired and replaced look alike: whoever guesses learns nothing.
  if (!link || link.ended_at !== null || Date.parse(String(link.expires_at)) <= Date.now()) throw notFound();
  return link;
};

const documentOf = ({ times, rides, materials, ...order }: WorkOrder) => ({
  description: order.description,
  notes: order.notes,
  client: order.client && { name: order.client.name, address: order.client.address, zip: order.client.zip, town: order.client.town },
  branch_office: order.branch_office,
  people: order.people,
  times: times.map(({ line, who, workType, from, to, seconds, multiplier, notes }) => ({
    line,
    who,
    work_type: workType,
    from,
    to,
    seconds,
    multiplier,
    notes,
  })),
  transports: rides.map(({ line, who, vehicle, from, route, start_kilometers, end_kilometers }) => ({
    line,
    who,
    vehicle,
    from,
    route,
    kilometers: end_kilometers - start_kilometers,
  })),
  materials: materials.map(({ line, name, quantity, unit }) => ({ line, name, quantity, unit })),
});

const answerIn = (link: Row) =>
  link.answer === null
    ? null
    : {
        answer: link.answer,
        at: link.answered_at,
        name: link.name,
        reason: link.reason,
        signature: link.signature,
        objections: link.objections ? (JSON.parse(String(link.objections)) as Objection[]) : [],
        by_phone: link.by_phone,
      };

/** What the link shows: the work while it waits for an answer and once it is confirmed, and the answer. @throws Refusal 404 for a link that leads nowhere */
export const publicTask = async (database: Database, token: string) => {
  const link = await find(database, token);
  const order = await workOrderOf(database, Number(link.record_id));
  const [phone] = await database.read.all('select phone from settings where id = 1');
  const answered = link.answer !== null;
  const stands = Number(link.status) >= taskStates.confirmed && Number(link.status) !== taskStates.rejected;
  const { name, address, zip, town } = order.company;
  return {
    state: answered ? 'answered' : 'open',
    language: link.language,
    company: { name, address, zip, town, phone: phone?.phone ?? null },
    sender: link.sender,
    number: order.number,
    title: order.title,
    sent_at: link.created_at,
    expires_at: link.expires_at,
    document: !answered || (link.answer === 'confirmed' && stands) ? documentOf(order) : null,
    answer: answerIn(link),
  };
};

/** Answers through the link: with the rights of who holds it, also inside a session of staff, who are remembered. */
const answerTask = async (
  door: Door,
  staff: Me | null,
  token: string,
  answer: 'confirmed' | 'declined',
  make: (tx: Tx, link: Link) => Promise<Given>,
) => {
  const { record_id } = await find(door.database, token);
  const id = Number(record_id);
  await act(door, staff, async (tx) => {
    await tx.get('task', id);
    const link = await tx.em.findOneOrFail(
      tx.database.entities.public_link,
      { token_hash: hashOf(token) },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, failHandler: notFound },
    );
    if (link.ended_at) throw notFound();
    if (link.answered_at) throw conflict('public_link', 'alreadyAnswered');
    await keepAnswer(tx, link, answer, await make(tx, link));
    await touched(tx, id);
  });
  return publicTask(door.database, token);
};

export const confirmTask = (
  door: Door,
  staff: Me | null,
  token: string,
  { name, signature = null }: { name: string; signature?: string | null | undefined },
) =>
  answerTask(door, staff, token, 'confirmed', async (tx, { record_id }) => {
    const settled = { date_closed: tx.now.toISOString(), denied: false, denied_reason: null };
    const { company_user_id } = await transition(tx, task, holder, record_id, 'confirm', settled, { told: { name } });
    await notify(tx, { user_id: Number(company_user_id), kind: 'taskConfirmed', entity: 'task', id: record_id, parameters: { name } });
    return { name, signature };
  });

export const declineTask = (
  door: Door,
  staff: Me | null,
  token: string,
  { reason, objections }: { reason: string; objections: readonly Objection[] },
) =>
  answerTask(door, staff, token, 'declined', async (tx, { record_id }) => {
    const { times, rides, materials } = await workOrderOf(door.database, record_id);
    const lines = new Set([...times, ...rides, ...materials].map(({ line }) => line));
    if (objections.some(({ line }) => !lines.has(line))) throw invalid({ field: 'objections', reason: 'notReference' });
    const said = { denied: true, denied_reason: reason, waiting_reason: null };
    const { company_user_id } = await transition(tx, task, holder, record_id, 'decline', said, { reason });
    await notify(tx, { user_id: Number(company_user_id), kind: 'taskDeclined', entity: 'task', id: record_id, parameters: { reason } });
    return { reason, objections: objections.length > 0 ? JSON.stringify(objections) : null };
  });
