// Requests that nobody would write, drawn from the OpenAPI document: half of every value is what it asks for, half is what it does not.
import type { Random } from '#seeds/random.ts';
import { documentAs } from './openapi.ts';

type Schema = Readonly<{
  $ref?: string;
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}>;
type Parameter = {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const { paths, components } = documentAs<Document>();

export type Drawn = {
  readonly method: string;
  /** As the document writes it. */
  readonly place: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
};

const operations = Object.entries(paths).flatMap(([place, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ method: method.toUpperCase(), place, operation })),
);

const hostileTexts = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202egpj.exe',
  '👩‍🔧'.repeat(500),
  'ž'.repeat(20_000),
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://example.com")',
  "'; drop table task; --",
  '../../../../etc/passwd',
  '%00',
  '{{7*7}}',
  '2026-02-30',
  '+275760-09-13T00:00:00Z',
  'null',
  '[',
  '-0',
  '1e999',
];
const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)]);
const hostile = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => random.pick(hostileTexts),
    () => random.pick(hostileTexts),
    () => random.pick([-1, 0, 1, 1.5, 2 ** 31, 2 ** 53, 1e21, -1e308]),
    () => random.pick([true, false, null]),
    () => random.pick<unknown>([[], {}, [[]], [null], { $ne: 1 }, { length: 1e9 }, { toString: 1 }]),
    () => Array.from({ length: 300 }, (_, at) => at),
    () => deep(random.pick([3, 90, 300])),
  ])();

const isoOf = (random: Random) =>
  new Date(Date.UTC(random.integer(2020, 2032), random.integer(0, 11), random.integer(1, 28), random.integer(0, 23)));

const textOf = ({ format, maxLength = 30 }: Schema, random: Random): string => {
  if (format === 'date-time') return isoOf(random).toISOString();
  if (format === 'date') return isoOf(random).toISOString().slice(0, 10);
  if (format === 'email') return `nihce.${random.integer(1, 1e6)}@example.com`;
  return 'Čezmerna žaga št. 7 '.repeat(3).slice(0, random.integer(1, Math.max(1, Math.min(maxLength, 50))));
};

/** A value for a schema; `wild`: how likely it is one that the schema does not ask for. */
const drawValue = (schema: Schema, random: Random, wild: number): unknown => {
  if (random.chance(wild)) return hostile(random);
  if (schema.$ref) return drawValue(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, random, wild);
  if (schema.anyOf) return drawValue(random.pick(schema.anyOf), random, wild);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const type = typeof schema.type === 'string' ? schema.type : random.pick(schema.type ?? ['string']);
  if (type === 'object') {
    const all = Object.entries(schema.properties ?? {}).filter(() => random.chance(0.7));
    const extra = random.chance(wild / 2) ? [[random.pick(hostileTexts), hostile(random)]] : [];
    return Object.fromEntries([...all.map(([name, one]) => [name, drawValue(one, random, wild)]), ...extra]);
  }
  if (type === 'array') return Array.from({ length: random.integer(0, 3) }, () => drawValue(schema.items ?? {}, random, wild));
  if (type === 'integer') {
    const least = Math.max(schema.minimum ?? 0, -1e9);
    return random.integer(least, Math.min(schema.maximum ?? least + 40, least + 40));
  }
  if (type === 'number') return random.next() * 40;
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return textOf(schema, random);
};

const inAddress = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.toWellFormed().slice(0, 3000));
};

const bodyOf = (content: Readonly<Record<string, { readonly schema: Schema }>>, random: Random, wild: number): [string, Drawn['body']] => {
  const [[type = 'application/json', { schema }] = ['application/json', { schema: {} as Schema }]] = Object.entries(content);
  if (type.startsWith('multipart/')) {
    const edge = 'rob';
    const name = random.pick(['slika.jpg', '../../x', 'ž'.repeat(400), 'a"b.pdf', '']);
    const field = random.pick(['file', 'file', 'file', 'datoteka', '']);
    const bytes = random.pick(['%PDF-1.4', 'GIF89a', '<svg onload=1>', '', 'MZ\u0090', 'x'.repeat(5000)]);
    const cut = random.chance(0.1) ? '' : `\r\n--${edge}--\r\n`;
    return [
      `${type}; boundary=${edge}`,
      `--${edge}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n${bytes}${cut}`,
    ];
  }
  const value = JSON.stringify(drawValue(schema, random, wild)) ?? '';
  if (random.chance(0.9)) return [type, value];
  return random.pick<[string, Drawn['body']]>([
    [type, value.slice(0, -1)],
    [type, ''],
    [type, new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28])],
    ['text/plain', value],
    ['application/json; charset=utf-16', value],
    ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    [type, `{"a":${value},"a":${value}}`],
    [type, 'ž'.repeat(600_000)],
  ]);
};

const oddHeaders = (random: Random): Record<string, string> =>
  random.pick<Record<string, string>>([
    {},
    {},
    {},
    { 'accept-language': random.pick(['sl', 'xx-YY;q=9', ';;;,', 'de-AT,en;q=abc', 'a'.repeat(3000)]) },
    { 'if-match': random.pick(['"1"', '*', 'W/"1"', '""', '"x"', '1']) },
    { 'if-none-match': random.pick(['"1"', '*', '"r1"', '"']) },
    { 'idempotency-key': random.pick(['x', 'k'.repeat(300), '', 'ključ'.normalize('NFD').replace(/[^\x20-\x7e]/g, '?'), '1']) },
    { range: random.pick(['items=0-24', 'bytes=0-', 'bytes=-1', 'bytes=999999999-', 'bytes=0-1,3-4', 'items=9-1', 'x']) },
    { accept: random.pick(['text/html', 'application/xml', '*/*;q=0', '']) },
    { 'x-request-id': random.pick(['x', 'y'.repeat(500), '%0d%0a']) },
  ]);

/** Draws one request; the same chance draws the same. */
export const drawRequest = (random: Random): Drawn => {
  const { method, place, operation } = random.pick(operations);
  const wild = random.pick([0, 0.05, 0.3]);
  const parameters = operation.parameters ?? [];
  const valueFor = (schema: Schema = {}) => inAddress(drawValue(schema, random, wild));
  const path = place.replaceAll(
    /\{(\w+)\}/g,
    (_all, name) => valueFor(parameters.find((one) => one.in === 'path' && one.name === name)?.schema) || '1',
  );
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.5)))
    .map(({ name = '', schema }) => `${name}=${valueFor(schema)}`)
    .concat(random.chance(wild / 2) ? [`${inAddress(hostile(random))}=${inAddress(hostile(random))}`] : []);
  const [type, body] = operation.requestBody ? bodyOf(operation.requestBody.content, random, wild) : ['', undefined];
  return {
    method,
    place,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...oddHeaders(random), ...(body !== undefined && { 'content-type': type }) },
    body,
  };
};
