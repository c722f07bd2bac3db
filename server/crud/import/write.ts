// Writes the lines of a file, all in one act or none, reports progress, and stops when the person cancels.
import type { Entity } from '#schema/core/entity.ts';
import type { Database } from '#server/core/database/database.ts';
import { deferredIndex } from '#server/core/database/triggers/deferred-index.ts';
import { eventLoopYielder, nextTurn } from '#server/core/database/yield-event-loop.ts';
import { act, type Services, type Tx } from '#server/core/events/act.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import type { Values } from '../write/check.ts';
import type { Check } from '../write/write.ts';
import { type Change, changeMany, changeOf, insertMany, type New, newRow } from '../write/write-many.ts';
import { acceptedRows, basisOf, type JudgedLine, type Judgement, judge, type Sheet } from './import.ts';

export type Progress = { readonly done: number; readonly total: number };
/** The result: the new rows, and the changed ones with their earlier values. */
export type ImportedRows = {
  readonly created: readonly number[];
  readonly updated: readonly { readonly id: number; readonly before: Values }[];
};
type Writing = {
  readonly check: Check | undefined;
  /** Stores inside the act what was written, under the answered number. */
  readonly keep: (tx: Tx, written: ImportedRows) => Promise<number | null>;
  readonly onProgress: (progress: Progress) => void;
  readonly cancelled: () => boolean;
};
/** So many rows are written before the event loop answers other calls. */
const batch = 50;

/** Thrown when the person cancels: the act is rolled back. */
const cancel = () => new Refusal(409, 'importCancelled', { area: 'csv' });

type Line<T> = { readonly line: JudgedLine; readonly row: T };
/** Everything that can be prepared before the act. */
type Ready = { readonly created: readonly Line<New>[]; readonly updated: readonly Line<Change>[]; readonly same: number };

const readied = async (database: Database, entity: Entity, rows: readonly JudgedLine[], owned: Values): Promise<Ready> => {
  const created: Line<New>[] = [];
  const updated: Line<Change>[] = [];
  const giveWay = eventLoopYielder();
  for (const line of rows) {
    const { outcome, id, values, before } = line;
    if (outcome === 'create') created.push({ line, row: newRow(database, entity, { ...values, ...owned }) });
    else if (outcome === 'update' && id !== null && before) updated.push({ line, row: changeOf(database, entity, id, values, before) });
    await giveWay();
  }
  return { created, updated, same: rows.length - created.length - updated.length };
};

/** Adds the line of the file to a refusal. */
const atLine = async <T>({ row }: JudgedLine, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { parameters, errors, area, members } = error;
    throw new Refusal(error.status, error.reason, { parameters, errors, ...(area && { area }), members: { ...members, row } });
  }
};
const createAll = async (tx: Tx, entity: Entity, me: Me, lines: readonly Line<New>[], check: Check | undefined): Promise<number[]> => {
  if (check) for (const { line } of lines) await atLine(line, () => check.before(tx, me, null, line.values));
  const ids = await insertMany(
    tx,
    entity,
    lines.map(({ row }) => row),
  );
  if (check) for (const [at, { line }] of lines.entries()) await atLine(line, () => check.after(tx, ids[at] ?? 0));
  return ids;
};
const updateAll = async (tx: Tx, entity: Entity, me: Me, lines: readonly Line<Change>[], check: Check | undefined): Promise<number[]> => {
  const topics = new Map<number, readonly string[]>();
  for (const { line, row } of lines) {
    if (check) await atLine(line, () => check.before(tx, me, row.before, row.values));
    topics.set(row.id, (await check?.concerns?.(tx, row.id)) ?? []);
  }
  await changeMany(
    tx,
    entity,
    lines.map(({ row }) => row),
    (id) => topics.get(id) ?? [],
  );
  // Entities that a check has loaded are stale now.
  tx.em.clear();
  if (check) for (const { line, row } of lines) await atLine(line, () => check.after(tx, row.id));
  return lines.map(({ row }) => row.id);
};

/** The number of new and changed rows; `found` resolves when all rows are indexed for the search. */
type Imported = {
  readonly result: { readonly id: number | null; readonly created: number; readonly updated: number; readonly same: number };
  readonly found: Promise<void>;
};

/**
 * Writes all lines in one transaction, each row with its event. Lines are judged again only where somebody has written in the
 * meantime: other writers wait for this act, so everything is prepared before it.
 */
export const importRows = async (
  services: Services,
  entity: Entity,
  me: Me,
  sheet: Sheet,
  judged: Judgement,
  { check, keep, onProgress, cancelled }: Writing,
): Promise<Imported> => {
  const { database } = services;
  const owned = check?.owned?.(me) ?? {};
  const before = await readied(database, entity, acceptedRows(judged), owned);
  const searchIndex = deferredIndex(database, entity);
  const ids: number[] = [];
  const writing = act(services, me, async (tx) => {
    const asBefore = (await basisOf(tx.read, entity, sheet)) === judged.basis;
    const { created, updated, same } = asBefore
      ? before
      : await readied(database, entity, acceptedRows(await judge(database, tx.read, entity, me, sheet, check)), owned);
    const total = created.length + updated.length;
    const giveWay = eventLoopYielder();
    // A repeated act starts from nothing.
    ids.length = 0;
    const step = async (written: readonly number[]) => {
      ids.push(...written);
      onProgress({ done: ids.length, total });
      tx.em.clear();
      await giveWay();
      if (cancelled()) throw cancel();
    };
    onProgress({ done: 0, total });
    await nextTurn();
    if (total > 0) await searchIndex.markStale(tx);
    for (let at = 0; at < created.length; at += batch) await step(await createAll(tx, entity, me, created.slice(at, at + batch), check));
    for (let at = 0; at < updated.length; at += batch) await step(await updateAll(tx, entity, me, updated.slice(at, at + batch), check));
    const made = ids.slice(0, created.length);
    const was = updated.map(({ row: { id, values, before: stood } }) => ({
      id,
      before: Object.fromEntries(Object.keys(values).map((field) => [field, stood[field] ?? null])),
    }));
    const id = total > 0 ? await keep(tx, { created: made, updated: was }) : null;
    return { id, created: created.length, updated: updated.length, same };
  });
  try {
    const result = await writing;
    return { result, found: searchIndex.index(ids) };
  } catch (error) {
    searchIndex.cancel();
    throw error;
  }
};
