// Which fields of an entity can be imported from a file, and by which fields an import recognises an existing row.
import type { FieldInfo } from './field-info.ts';
import { kinds } from './field-kinds.ts';

export type Importable = {
  readonly title: readonly string[];
  readonly writable: readonly string[];
  readonly fields: Readonly<Record<string, Pick<FieldInfo, 'kind'> & { readonly optional?: boolean }>>;
};

/** A column that stands for two fields: post code and town in one cell. */
export const zipAndTown = 'zip+town';

/** The writable fields except files and rows: a file is no text, and one cell holds no rows. */
export const importableFields = ({ writable, fields }: Importable): string[] =>
  writable.filter((field) => fields[field] && kinds[fields[field].kind].sheet !== 'notAtAll');

/** The sets of fields that may identify a row, the surest first: its unique number or address, else its title (with the record that it belongs to). */
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
  // A row that holds from a day on is identified by that day and by the countries and records that it is for.
  const held = entity.writable.filter((name) => ['country', 'reference'].includes(entity.fields[name]?.kind ?? ''));
  if (dated.length > 0) return [[...dated, ...held]];
  const names = [...parents, ...entity.title.filter(has)];
  return [...own.map((name) => [name]), names, ...(has('zip') && own.length > 0 ? [[...names, 'zip']] : [])];
};
