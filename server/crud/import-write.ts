// The lines of a file are written: all of them in one act, or none, told as it goes on and given up as soon as the person goes away.
import type { Entity } from '#schema/core/entity.ts';
import { act, type Tx } from '#server/core/act.ts';
import { nextTurn } from '#server/core/giving-way.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import { acceptedRows, basisOf, type Judged, type Judgement, judge, type Sheet } from './import.ts';
import type { Check, Door } from './write.ts';
import { type Change, changeMany, insertMany } from './write-many.ts';

export type Progress = { readonly done: number; readonly total: number };
type Writing = { readonly check: Check | undefined; readonly onProgress: (progress: Progress) => void; readonly cancelled: () => boolean };
/** So many are written before others are answered. */
const batch = 50;

/** Thrown when the person has changed their mind: nothing of it remains. */
const cancel = () => new Refusal(409, 'importCancelled', { area: 'csv' });

/** A refusal says at which line of the file it came. */
const atLine = async <T>({ row }: Judged, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { parameters, errors, area, members } = error;
    throw new Refusal(error.status, error.reason, { parameters, errors, ...(area && { area }), members: { ...members, row } });
  }
};
const createAll = async (tx: Tx, entity: Entity, me: Me, lines: readonly Judged[], check: Check | undefined): Promise<void> => {
  if (check) for (const line of lines) await atLine(line, () => check.before(tx, me, null, line.values));
  const ids = await insertMany(
    tx,
    entity,
    lines.map(({ values }) => values),
    check?.owned?.(me),
  );
  if (check) for (const [at, line] of lines.entries()) await atLine(line, () => check.after(tx, ids[at] ?? 0));
};
const updateAll = async (tx: Tx, entity: Entity, me: Me, lines: readonly Judged[], check: Check | undefined): Promise<void> => {
  const changes: Change[] = [];
  for (const line of lines) {
    const { id, values, before } = line;
    if (id === null || !before) continue;
    if (check) await atLine(line, () => check.before(tx, me, before, values));
    changes.push({ id, values, before, topics: (await check?.concerns?.(tx, id)) ?? [] });
  }
  await changeMany(tx, entity, changes);
  if (check) for (const line of lines) await atLine(line, () => check.after(tx, line.id ?? 0));
};

/**
 * Writes all of it in one transaction, each row with its event; answers how many of which kind. What was judged before is judged anew
 * only where somebody has written meanwhile: others who write wait for this one.
 */
export const importRows = (
  door: Door,
  entity: Entity,
  me: Me,
  sheet: Sheet,
  judged: Judgement,
  { check, onProgress, cancelled }: Writing,
) =>
  act(door, me, async (tx) => {
    const asBefore = (await basisOf(tx.read, entity, sheet)) === judged.basis;
    const rows = acceptedRows(asBefore ? judged : await judge(tx.database, tx.read, entity, me, sheet));
    const created = rows.filter(({ outcome }) => outcome === 'create');
    const updated = rows.filter(({ outcome }) => outcome === 'update');
    const total = created.length + updated.length;
    let done = 0;
    const step = async (count: number) => {
      done += count;
      onProgress({ done, total });
      // What is written is forgotten, or each flush would look through all of it again; and others get their turn to be answered.
      tx.em.clear();
      await nextTurn();
      if (cancelled()) throw cancel();
    };
    onProgress({ done, total });
    for (let at = 0; at < created.length; at += batch) {
      const part = created.slice(at, at + batch);
      await createAll(tx, entity, me, part, check);
      await step(part.length);
    }
    for (let at = 0; at < updated.length; at += batch) {
      const part = updated.slice(at, at + batch);
      await updateAll(tx, entity, me, part, check);
      await step(part.length);
    }
    return { created: created.length, updated: updated.length, same: rows.length - total };
  });
