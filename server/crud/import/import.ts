// Imports a file: each line is validated by the schema of forms and calls, and nothing is written unless every line is accepted.

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
import { type NumberWay, numberWayOf, readCell } from './text.ts';

export type Sheet = {
  /** The field of each column. */
  readonly fields: readonly string[];
  /** The fields by which a line matches an existing row; without any, every line is a new row. */
  readonly key: readonly string[];
  /** `row` is the line's number in the file. */
  readonly rows: readonly { readonly row: number; readonly values: readonly string[] }[];
};
export type Outcome = 'create' | 'update' | 'same' | 'refused';
/** An error in a line; `refusal`, with its own words, where no field is at fault. */
export type LineError = FieldError & { readonly refusal?: Refusal };
export type JudgedLine = {
  readonly row: number;
  readonly outcome: Outcome;
  readonly id: number | null;
  /** All values of a new row, or the changed ones. */
  readonly values: Values;
  readonly before: ApiRecord | null;
  readonly errors: readonly LineError[];
};
export type Judgement = {
  readonly rows: readonly JudgedLine[];
  readonly names: ReadonlyMap<string, Names>;
  /** A fingerprint of all data behind the judgement: while it is the same, the judgement holds. */
  readonly basis: string;
};

/** A line and its matching record. */
type MatchedLine = Match & { readonly row: number; readonly cells: Values };
/** Records are read for so many lines by one query. */
const readAtOnce = 200;

/** The values of a line's cells; names are resolved only when the line's record is known. */
const cellsOf = (entity: Entity, sheet: Sheet, cells: readonly string[], home: string, way: NumberWay): Values => {
  const values: Values = {};
  for (const [at, field] of sheet.fields.entries()) {
    const value = readCell(entity, field, cells[at] ?? '', way);
    // An empty cell leaves the stored value.
    if (value !== null) values[field] = value;
  }
  // A telephone number without a country code belongs to the country in the same line, else to the company's.
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

/** The refusal that the act would meet, reported before it runs. */
const refusedAhead = async (entity: Entity, work: () => Promise<void> | undefined): Promise<LineError[]> => {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return [{ field: entity.title[0] ?? '', reason: error.reason, refusal: error }];
    throw error;
  }
};

/** A fingerprint of the stored rows by which lines are judged: an equal one means that no row was written since. */
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

/** The defaults of a new row, the same as in the form. */
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

/** Judges every line: which row it creates or changes, and its errors. */
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
  const way = numberWayOf(entity, sheet.fields, sheet.rows, me.language);
  const usual = usualOf(entity, settings);
  const { statement, decode } = planWholes(database, entity);
  const storedOf = async (lines: readonly MatchedLine[]): Promise<ReadonlyMap<number | null, ApiRecord>> => {
    const ids = listed(
      database.dialect,
      lines.flatMap(({ id }) => id ?? []),
    );
    const found = await read.all(statement.sql, statement.fill({ ids, me: me.id }));
    return new Map(found.map(decode).map((record) => [record.id, record]));
  };
  const meantBy = ({ row, values }: Sheet['rows'][number]): MatchedLine => {
    const cells = cellsOf(entity, sheet, values, home, way);
    return { row, cells, ...matcher.match(row, withIds(cells, names, null, true).values) };
  };
  const one = async ({ row, cells, id, errors: unmatched }: MatchedLine, before: ApiRecord | null): Promise<JudgedLine> => {
    const { values: meant, errors: unread } = withIds(cells, names, before, false);
    const values = Object.fromEntries(Object.entries(meant).filter(([field, value]) => !isShownSecret(entity, field, value, before)));
    const refused = (errors: readonly LineError[]): JudgedLine => ({ row, outcome: 'refused', id, values, before, errors });
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
  const rows: JudgedLine[] = [];
  const giveWay = eventLoopYielder();
  for (let at = 0; at < sheet.rows.length; at += readAtOnce) {
    const lines: MatchedLine[] = [];
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
export const acceptedRows = ({ rows }: Judgement): readonly JudgedLine[] => {
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  if (refused > 0) throw new Refusal(422, 'importRefused', { area: 'csv', parameters: { smart_count: refused } });
  return rows;
};
