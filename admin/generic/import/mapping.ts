// Maps columns of a file to fields, guessed from the header in every supported language and from the values.

import type { components } from '#generated/api.d.ts';
import type { FieldInfo } from '#schema/core/field-info.ts';
import { kinds, type SheetWay } from '#schema/core/field-kinds.ts';
import { fold } from '#schema/core/fold.ts';
import { zipAndTown } from '#schema/core/import-keys.ts';
import type { Sheet } from './read-file.ts';

/** What a file can be mapped to, the remembered mappings of earlier files, and the last import that can still be undone. */
export type Guide = components['schemas']['ImportGuide'];
/** The remembered mapping of an earlier file. */
export type KnownMapping = Guide['known'][number];
/** The field of each column; two fields if a column contains both. */
export type Mapping = readonly (string | null)[];

const bare = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');
const together = /^\s*([A-Z]{0,2}[- ]?\d{3,6})[ ,]+(\D.*)$/;

/** The first few distinct values of a column. */
export const samplesOf = ({ rows }: Sheet, column: number, count = 3): string[] => {
  const mappedFields = new Set<string>();
  for (const { cells } of rows) {
    const value = (cells[column] ?? '').trim();
    if (value) mappedFields.add(value);
    if (mappedFields.size >= count) break;
  }
  return [...mappedFields];
};
export const filledIn = ({ rows }: Sheet, column: number): number => rows.filter(({ cells }) => (cells[column] ?? '').trim() !== '').length;

export const hasBoth = ({ fields }: Guide): boolean => ['zip', 'town'].every((name) => fields.some(({ field }) => field === name));

export const guess = (sheet: Sheet, guide: Guide): Mapping => {
  const taken = new Set<string>();
  const take = (field: string | undefined) => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const exact = sheet.head.map((name) =>
    take(guide.fields.find(({ names }) => name && names.some((one) => bare(one) === bare(name)))?.field),
  );
  const near = exact.map((field, at) => {
    const name = bare(sheet.head[at] ?? '');
    if (field || name.length < 4) return field;
    return take(
      guide.fields.find(
        ({ field: other, names }) => !taken.has(other) && names.some((one) => bare(one).length > 3 && name.startsWith(bare(one))),
      )?.field,
    );
  });
  return near.map((field, at) =>
    field === 'zip' && !taken.has('town') && samplesOf(sheet, at).some((value) => together.test(value)) && hasBoth(guide)
      ? zipAndTown
      : field,
  );
};

/** The remembered mapping for a file with this header; a file without a header is not recognised. */
export const knownFor = ({ head }: Sheet, { known }: Guide): KnownMapping | undefined =>
  head.some(Boolean) ? known.find((one) => one.head.length === head.length && one.head.every((name, at) => name === head[at])) : undefined;

const targetFields = (mapping: Mapping): string[] => mapping.flatMap((field) => (field === zipAndTown ? ['zip', 'town'] : (field ?? [])));
/** The mapped fields, without repetition. */
export const fieldsOf = (mapping: Mapping): string[] => [...new Set(targetFields(mapping))];
/** Fields to which two columns are mapped. */
export const fieldsMappedTwice = (mapping: Mapping): string[] => {
  const all = targetFields(mapping);
  return [...new Set(all.filter((field, at) => all.indexOf(field) !== at))];
};

export type Line = { readonly row: number; readonly values: readonly string[] };
/** The rows as values by field. */
export const linesOf = ({ rows }: Sheet, mapping: Mapping): Line[] => {
  const fields = fieldsOf(mapping);
  return rows.map(({ row, cells }) => {
    const values = fields.map(() => '');
    const put = (field: string, text: string) => {
      values[fields.indexOf(field)] = text;
    };
    for (const [at, field] of mapping.entries()) {
      const text = (cells[at] ?? '').trim();
      if (field === zipAndTown) {
        const parts = together.exec(text);
        put('zip', parts?.[1] ?? (/^\d+$/.test(text) ? text : ''));
        put('town', parts?.[2]?.trim() ?? (/^\d+$/.test(text) ? '' : text));
      } else if (field) put(field, text);
    }
    return { row, values };
  });
};

type Mending = { readonly row: number; readonly at: number; readonly text: string; readonly also: ReadonlySet<number> };
/** The lines with one cell corrected, and the same text corrected in the same column of the lines `also`. */
export const withCorrection = (lines: readonly Line[], { row, at, text, also }: Mending): Line[] => {
  const was = lines.find((line) => line.row === row)?.values[at];
  const isMeant = (line: Line) => line.row === row || (was !== '' && also.has(line.row) && line.values[at] === was);
  return lines.map((line) => (isMeant(line) ? { ...line, values: line.values.with(at, text) } : line));
};

/** The lines with that correction undone; later corrections stay. */
export const withoutCorrection = (
  now: readonly Line[],
  { at, before, after }: { at: number; before: readonly Line[]; after: readonly Line[] },
): Line[] =>
  now.map((line, place) => {
    const was = before[place];
    const standsSo = was?.row === line.row && line.values[at] === after[place]?.values[at];
    return standsSo ? { ...line, values: line.values.with(at, was.values[at] ?? '') } : line;
  });

/** Whether two lists are equal, order included. */
export const same = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** The most reliable key among these fields; null if they identify no record. */
export const keyIn = (guide: Guide | null, fields: readonly string[]): readonly string[] =>
  guide?.keys.find((one) => one.every((field) => fields.includes(field))) ?? [];

/** Kinds whose text names an option: equal texts mean the same in every line, so one correction serves all. */
const enumerated: ReadonlySet<SheetWay> = new Set(['country', 'language', 'choice', 'yesNo', 'title', 'titles']);
export const isEnumerated = (info: Pick<FieldInfo, 'kind'> | undefined): boolean =>
  info !== undefined && enumerated.has(kinds[info.kind].sheet);
