// What can be brought in from a file: which fields of an entity, and by which of them a row is known to be one that is here already.
import type { FieldInfo } from './field-info.ts';
import { kinds } from './field-kinds.ts';

export type Importable = {
  readonly title: readonly string[];
  readonly writable: readonly string[];
  readonly fields: Readonly<Record<string, Pick<FieldInfo, 'kind'> & { readonly optional?: boolean }>>;
};

/** In place of a field: a post code and a town in one cell. */
export const zipAndTown = 'zip+town';

/** A file stays where it is, and one cell holds no rows; everything else can be written as text. */
export const importableFields = ({ writable, fields }: Importable): string[] =>
  writable.filter((field) => fields[field] && kinds[fields[field].kind].sheet !== 'notAtAll');

/** Ways to know a row again, the surest first: a number of its own, else its names (with what it belongs to). */
export const importKeys = (entity: Importable): string[][] => {
  const has = (name: string) => entity.fields[name] !== undefined;
  const own = entity.writable.filter((name) => {
    const { kind, optional } = entity.fields[name] ?? {};
    return kind === 'vatNumber' || (kind === 'email' && !optional);
  });
  const parents = entity.writable.filter(
    (name) => entity.fields[name]?.kind === 'reference' && !entity.fields[name]?.optional && !own.length,
  );
  const dated = entity.writable.filter((name) => entity.fields[name]?.kind === 'date' && !entity.fields[name]?.optional);
  // What holds from a day on is known by the day, and by whom and what it holds for.
  const held = entity.writable.filter((name) => ['country', 'reference'].includes(entity.fields[name]?.kind ?? ''));
  if (dated.length > 0) return [[...dated, ...held]];
  const names = [...parents, ...entity.title.filter(has)];
  return [...own.map((name) => [name]), names, ...(has('zip') && own.length > 0 ? [[...names, 'zip']] : [])];
};
