// A file becomes records: each line is judged by the schema that forms and calls use, and nothing is written unless all of them are accepted.

import { allows } from '#schema/core/access.ts';
import { type Entity, ruleFor } from '#schema/core/entity.ts';
import { partsOf } from '#schema/core/field-info.ts';
import { usualIn } from '#schema/core/usual.ts';
import { type Database, listed } from '#server/core/database/database.ts';
import { identifier, join, literal, nullable, number, type Reader, sql, text } from '#server/core/database/sql.ts';
import { eventLoopYielder } from '#server/core/database/yield-event-loop.ts';
import { type FieldError, Refusal } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { type ApiRecord, planWholes } from '../read/plan.ts';
import { brokenRules, isShownSecret, refuseForbiddenFields, same, type Values, validated } from '../write/check.ts';
import { checkParts } from '../write/composite-references.ts';
import type { Check } from '../write/write.ts';
import { type Match, matcherFor } from './match.ts';
import { type Names, namesFor, withIds } from './names.ts';
import { readCell } from './text.ts';

export type Sheet = {
  /** The field of each column. */
  readonly fields: readonly string[];
  /** By which fields a line is known to be a row that is here already; none: all are new. */
  readonly key: readonly string[];
  /** `row` is its number in the file. */
  readonly rows: readonly { readonly row: number; readonly values: readonly string[] }[];
};
export type Outcome = 'create' | 'update' | 'same' | 'refused';
/** What is wrong with a line; `refusal` where it is not one of its fields, with its own words. */
export type Wrong = FieldError & { readonly refusal?: Refusal };
export type Judged = {
  readonly row: number;
  readonly outcome: Outcome;
  readonly id: number | null;
  /** All of a new row, or what changes. */
  readonly values: Values;
  readonly before: ApiRecord | null;
  readonly errors: readonly Wrong[];
};
export type Judgement = {
  readonly rows: readonly Judged[];
  readonly names: ReadonlyMap<string, Names>;
  /** Of everything that it was decided by: as long as this stays, so does the judgement. */
  readonly basis: string;
};

/** A line, and the record that it means. */
type Meant = Match & { readonly row: number; readonly cells: Values };
/** Of so many lines the records are read by one question. */
const readAtOnce = 200;

/** What the cells of a line say; names stay names until it is known which record the line means. */
const cellsOf = (entity: Entity, sheet: Sheet, cells: readonly string[], home: string): Values => {
  const values: Values = {};
  for (const [at, field] of sheet.fields.entries()) {
    const value = readCell(entity, field, cells[at] ?? '');
    // An empty cell says nothing: what stands there stays.
    if (value !== null) values[field] = value;
  }
  // A number without its country is one of the country beside it, else of our own.
  const country = /^[A-Z]{2}$/.test(String(values.country ?? '')) ? String(values.country) : home;
  for (const field of sheet.fields)
    if (entity.info[field]?.kind === 'vatNumber' && /^\d+$/.test(String(values[field] ?? ''))) values[field] = `${country}${values[field]}`;
  return values;
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

/** What the act would be refused for, said before it. */
const refusedAhead = async (entity: Entity, work: () => Promise<void> | undefined): Promise<Wrong[]> => {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ field: entity.title[0] ?? '', reason: error.reason, refusal: error }];
    throw error;
  }
};

/** How the rows stand by which lines are judged: the same again means that nobody has written any of them. */
export const basisOf = async (read: Reader, entity: Entity, { fields }: Sheet): Promise<string> => {
  const tables = new Set([entity.name, 'settings', ...fields.flatMap((field) => entity.info[field]?.target ?? [])]);
  const state = (table: string) =>
    sql`select ${literal(table)} as name, count(*) as n, max(id) as newest, sum(version) as versions from ${identifier(table)}`;
  const rows = await read.rows(join([...tables].map(state), sql` union all `), {
    name: text,
    n: number,
    newest: nullable(number),
    versions: nullable(number),
  });
  return JSON.stringify(rows);
};

/** What a new row is where its line says nothing: the same as in the form. */
const usualOf = ({ info, fields, writable }: Entity, settings: Values): Values =>
  usualIn(
    Object.fromEntries(
      writable.flatMap((name) => {
        const [kind, field] = [info[name]?.kind, fields[name]];
        return kind && field ? [[name, { kind, default: partsOf(field).fallback }]] : [];
      }),
    ),
    settings,
  );

/** What a line would come to. */
export const judge = async (
  database: Database,
  read: Reader,
  entity: Entity,
  me: Me,
  sheet: Sheet,
  check?: Pick<Check, 'ahead'>,
): Promise<Judgement> => {
  const basis = await basisOf(read, entity, sheet);
  const names = await namesFor(database, read, entity, sheet.fields);
  const from = { read };
  const matcher = await matcherFor(read, entity, sheet.key);
  const [settings = {}] = await read.all('select * from settings where id = 1');
  const home = String(settings.country ?? 'SI');
  const usual = usualOf(entity, settings);
  const { statement, decode } = planWholes(database, entity);
  const storedOf = async (lines: readonly Meant[]): Promise<ReadonlyMap<number | null, ApiRecord>> => {
    const ids = listed(
      database.dialect,
      lines.flatMap(({ id }) => id ?? []),
    );
    const found = await read.all(statement.sql, statement.fill({ ids, me: me.id }));
    return new Map(found.map(decode).map((record) => [record.id, record]));
  };
  const meantBy = ({ row, values }: Sheet['rows'][number]): Meant => {
    const cells = cellsOf(entity, sheet, values, home);
    return { row, cells, ...matcher.match(row, withIds(cells, names, null, true).values) };
  };
  const one = async ({ row, cells, id, errors: unmatched }: Meant, before: ApiRecord | null): Promise<Judged> => {
    const { values: meant, errors: unread } = withIds(cells, names, before, false);
    const values = Object.fromEntries(Object.entries(meant).filter(([field, value]) => !isShownSecret(entity, field, value, before)));
    const refused = (errors: readonly Wrong[]): Judged => ({ row, outcome: 'refused', id, values, before, errors });
    const unknown = new Set(unread.map(({ field }) => field));
    const checked = validated(entity, id === null ? { ...usual, ...values } : values, id !== null);
    const first = [...unread, ...unmatched, ...checked.errors.filter(({ field }) => !unknown.has(field.split('.')[0] ?? ''))];
    if (first.length > 0) return refused(first);
    if (!before) {
      const broken = [
        ...brokenRules(entity, checked.data),
        ...(await checkParts(from, entity, checked.data, null)),
        ...matcher.taken(row, checked.data, null),
        ...forbidden(entity, 'create', me, checked.data, values),
        ...(await refusedAhead(entity, () => check?.ahead?.(from, me, null, checked.data))),
      ];
      return broken.length > 0 ? refused(broken) : { row, outcome: 'create', id: null, values: checked.data, before: null, errors: [] };
    }
    const changed = Object.fromEntries(Object.entries(checked.data).filter(([field, value]) => !same(value, before[field])));
    if (Object.keys(changed).length === 0) return { row, outcome: 'same', id, values: {}, before, errors: [] };
    const merged = { ...before, ...changed };
    const broken = [
      ...brokenRules(entity, merged),
      ...(await checkParts(from, entity, changed, before)),
      ...matcher.taken(row, merged, id),
      ...forbidden(entity, 'update', me, before, changed),
      ...(await refusedAhead(entity, () => check?.ahead?.(from, me, before, changed))),
    ];
    return broken.length > 0 ? refused(broken) : { row, outcome: 'update', id, values: changed, before, errors: [] };
  };
  const rows: Judged[] = [];
  const giveWay = eventLoopYielder();
  for (let at = 0; at < sheet.rows.length; at += readAtOnce) {
    const lines: Meant[] = [];
    for (const line of sheet.rows.slice(at, at + readAtOnce)) {
      lines.push(meantBy(line));
      await giveWay();
    }
    const stored = await storedOf(lines);
    for (const line of lines) {
      rows.push(await one(line, stored.get(line.id) ?? null));
      await giveWay();
    }
  }
  return { rows, names, basis };
};

/** @throws Refusal 422 `importRefused` where a line is refused */
export const acceptedRows = ({ rows }: Judgement): readonly Judged[] => {
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0) throw new Refusal(422, 'importRefused', { area: 'csv', parameters: { smart_count: refused } });
  return rows;
};
