// A file becomes records: each line is judged by the schema that forms and calls use, and nothing is written unless all of them are accepted.
import { allows } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { act, type Tx } from '#server/core/act.ts';
import type { Database, Reader } from '#server/core/database.ts';
import { type FieldError, Refusal } from '#server/core/refusal.ts';
import type { Me } from '#server/core/session.ts';
import { change } from './change.ts';
import { brokenRules, refuseForbiddenFields, same, type Values, validated } from './check.ts';
import { matcherFor } from './import-match.ts';
import { type Names, namesFor } from './import-names.ts';
import { readCell } from './import-text.ts';
import { type ApiRecord, planWhole } from './plan.ts';
import { type Check, type Door, insertMany } from './write.ts';

export type Sheet = {
  /** The field of each column. */
  readonly fields: readonly string[];
  /** By which fields a line is known to be a row that is here already; none: all are new. */
  readonly key: readonly string[];
  /** `row` is its number in the file. */
  readonly rows: readonly { readonly row: number; readonly values: readonly string[] }[];
};
export type Outcome = 'create' | 'update' | 'same' | 'refused';
export type Judged = {
  readonly row: number;
  readonly outcome: Outcome;
  readonly id: number | null;
  /** All of a new row, or what changes. */
  readonly values: Values;
  readonly before: ApiRecord | null;
  readonly errors: readonly FieldError[];
};
export type Judgement = { readonly rows: readonly Judged[]; readonly names: ReadonlyMap<string, Names> };

/** Names of other records become their ids. */
const resolved = (field: string, value: unknown, names: Names): { value: unknown; errors: FieldError[] } => {
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  const found = texts.map((text) => ({ text, id: names.find(text) }));
  const wrong = found.find(({ id }) => typeof id !== 'number');
  if (wrong) return { value, errors: [{ field, reason: String(wrong.id), parameters: { name: wrong.text } }] };
  const ids = [...new Set(found.map(({ id }) => Number(id)))];
  return { value: Array.isArray(value) ? ids.sort((one, other) => one - other) : ids[0], errors: [] };
};

const valuesOf = (entity: Entity, sheet: Sheet, cells: readonly string[], names: ReadonlyMap<string, Names>, home: string) => {
  const values: Values = {};
  const errors: FieldError[] = [];
  for (const [at, field] of sheet.fields.entries()) {
    const value = readCell(entity, field, cells[at] ?? '');
    // An empty cell says nothing: what stands there stays.
    if (value === null) continue;
    const named = names.get(field);
    const read = named ? resolved(field, value, named) : { value, errors: [] };
    values[field] = read.value;
    errors.push(...read.errors);
  }
  // A number without its country is one of the country beside it, else of our own.
  const country = /^[A-Z]{2}$/.test(String(values.country ?? '')) ? String(values.country) : home;
  for (const field of sheet.fields)
    if (entity.info[field]?.kind === 'vatNumber' && /^\d+$/.test(String(values[field] ?? ''))) values[field] = `${country}${values[field]}`;
  return { values, errors };
};

const forbidden = (entity: Entity, verb: 'create' | 'update', me: Me, record: Values, fields: Values): FieldError[] => {
  if (!allows(ruleFor(entity, verb), me, record)) return [{ field: entity.title[0] ?? '', reason: 'notAllowedHere' }];
  try {
    refuseForbiddenFields(entity, fields, me, record);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ field: Object.keys(fields)[0] ?? '', reason: 'notAllowedHere' }];
    throw error;
  }
};

/** What a line would come to. */
export const judge = async (database: Database, read: Reader, entity: Entity, me: Me, sheet: Sheet): Promise<Judgement> => {
  const names = await namesFor(database, read, entity, sheet.fields);
  const matcher = await matcherFor(read, entity, sheet.key);
  const home = String((await read.all('select country from settings where id = 1'))[0]?.country ?? 'SI');
  const whole = planWhole(database, entity).statement;
  const decode = planWhole(database, entity).decode;
  const storedOf = async (id: number) => {
    const [row] = await read.all(whole.sql, whole.fill({ id, me: me.id }));
    return row ? decode(row) : null;
  };
  const one = async ({ row, values: cells }: Sheet['rows'][number]): Promise<Judged> => {
    const { values, errors: unread } = valuesOf(entity, sheet, cells, names, home);
    const { id, errors: unmatched } = matcher.match(row, values);
    const before = id === null ? null : await storedOf(id);
    const refused = (errors: readonly FieldError[]): Judged => ({ row, outcome: 'refused', id, values, before, errors });
    const unknown = new Set(unread.map(({ field }) => field));
    const checked = validated(
      entity,
      id === null && entity.writable.includes('country') ? { country: home, ...values } : values,
      id !== null,
    );
    const first = [...unread, ...unmatched, ...checked.errors.filter(({ field }) => !unknown.has(field.split('.')[0] ?? ''))];
    if (first.length > 0) return refused(first);
    if (!before) {
      const broken = [
        ...brokenRules(entity, checked.data),
        ...matcher.taken(row, checked.data, null),
        ...forbidden(entity, 'create', me, checked.data, values),
      ];
      return broken.length > 0 ? refused(broken) : { row, outcome: 'create', id: null, values: checked.data, before: null, errors: [] };
    }
    const changed = Object.fromEntries(Object.entries(checked.data).filter(([field, value]) => !same(value, before[field])));
    if (Object.keys(changed).length === 0) return { row, outcome: 'same', id, values: {}, before, errors: [] };
    const merged = { ...before, ...changed };
    const broken = [...brokenRules(entity, merged), ...matcher.taken(row, merged, id), ...forbidden(entity, 'update', me, before, changed)];
    return broken.length > 0 ? refused(broken) : { row, outcome: 'update', id, values: changed, before, errors: [] };
  };
  const rows: Judged[] = [];
  for (const line of sheet.rows) rows.push(await one(line));
  return { rows, names };
};

export type Progress = { readonly done: number; readonly total: number };
type Writing = { readonly check: Check | undefined; readonly onProgress: (progress: Progress) => void; readonly cancelled: () => boolean };
const batch = 200;

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
const createMany = async (tx: Tx, entity: Entity, me: Me, lines: readonly Judged[], check: Check | undefined): Promise<void> => {
  if (check) for (const line of lines) await atLine(line, () => check.before(tx, me, null, line.values));
  const ids = await insertMany(
    tx,
    entity,
    lines.map(({ values }) => values),
    check?.owned?.(me),
  );
  if (check) for (const [at, line] of lines.entries()) await atLine(line, () => check.after(tx, ids[at] ?? 0));
};
const updateOne = async (tx: Tx, entity: Entity, me: Me, { id, values, before }: Judged, check: Check | undefined): Promise<void> => {
  if (id === null || !before) return;
  await check?.before(tx, me, before, values);
  await change(tx, entity, id, values, { topics: (await check?.concerns?.(tx, id)) ?? [] });
  await check?.after(tx, id);
};

/** Writes all of it in one transaction, judged anew in it, each row with its event; answers how many of which kind. */
export const importRows = (door: Door, entity: Entity, me: Me, sheet: Sheet, { check, onProgress, cancelled }: Writing) =>
  act(door, me, async (tx) => {
    const { rows } = await judge(tx.database, tx.read, entity, me, sheet);
    const refused = rows.filter(({ outcome }) => outcome === 'refused');
    if (refused.length > 0) throw new Refusal(422, 'importRefused', { area: 'csv', parameters: { smart_count: refused.length } });
    const created = rows.filter(({ outcome }) => outcome === 'create');
    const updated = rows.filter(({ outcome }) => outcome === 'update');
    const total = created.length + updated.length;
    let done = 0;
    const step = async (count: number) => {
      done += count;
      onProgress({ done, total });
      // What is written is forgotten, or each flush would look through all of it again; and others get their turn to be answered.
      tx.em.clear();
      await new Promise((resolve) => setImmediate(resolve));
      if (cancelled()) throw cancel();
    };
    onProgress({ done, total });
    for (let at = 0; at < created.length; at += batch) {
      const part = created.slice(at, at + batch);
      await createMany(tx, entity, me, part, check);
      await step(part.length);
    }
    for (let at = 0; at < updated.length; at += batch) {
      const part = updated.slice(at, at + batch);
      for (const line of part) await atLine(line, () => updateOne(tx, entity, me, line, check));
      await step(part.length);
    }
    return { created: created.length, updated: updated.length, same: rows.length - total };
  });
