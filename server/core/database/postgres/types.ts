// Converts PostgreSQL's values to JavaScript: instants to ISO text, dates unchanged, all numeric types to numbers.
import pg from 'pg';

const iso = (text: string) => new Date(text).toISOString();
const list = (item: (text: string) => unknown) => (text: string) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((part) => (part === 'NULL' ? null : item(part.replace(/^"(.*)"$/, '$1'))));

/** Parsers by the OID of the type and of its array. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // bigint
  1016: list(Number),
  1700: Number, // numeric
  1231: list(Number),
  1082: String, // date
  1182: list(String),
  1184: iso, // timestamptz
  1185: list(iso),
};

export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};
