// The `sql` tag binds interpolated values as parameters and speaks both dialects: no value becomes part of the statement's text.

export type Dialect = 'sqlite' | 'postgres';

/** A value of a parameter. A Date is an instant: SQLite stores it as milliseconds since 1970, and a boolean as 0 or 1. */
export type Bound = string | number | boolean | null | Date;

/** Several values as one parameter, so that the statement is the same for any number of them. */
class List {
  readonly values: readonly Bound[];
  constructor(values: readonly Bound[]) {
    this.values = values;
  }
}
class Choice {
  readonly pieces: Readonly<Record<Dialect, Fragment>>;
  constructor(pieces: Readonly<Record<Dialect, Fragment>>) {
    this.pieces = pieces;
  }
}
type Part = Bound | Fragment | List | Choice;
type Pieces = { readonly strings: readonly string[]; readonly parts: readonly Part[] };

const maker = Symbol('maker');
/** A statement or a part of one, with its parameters. Only this module makes fragments: a look-alike object is refused as a value. */
export class Fragment {
  readonly #pieces: Pieces;
  constructor(key: symbol, pieces: Pieces) {
    if (key !== maker) throw new TypeError('SQL is written with its tag alone.');
    this.#pieces = pieces;
  }
  static piecesOf(fragment: Fragment): Pieces {
    return fragment.#pieces;
  }
  toString(): never {
    throw new TypeError('A piece of SQL stands in sql`…`, in no other text.');
  }
}
const createFragment = (strings: readonly string[], parts: readonly Part[] = []) => new Fragment(maker, { strings, parts });

/** `${value}` is bound; a fragment becomes part of the text. @throws TypeError where it is called without a template literal */
export const sql = (strings: TemplateStringsArray, ...parts: readonly (Bound | Fragment)[]): Fragment => {
  if (!Array.isArray(strings) || !Array.isArray(strings.raw) || !Object.isFrozen(strings)) throw new TypeError('sql is a tag: sql`…`.');
  return createFragment(strings, parts);
};

// Equal texts share one array of strings, by which a statement is recognised.
const texts = new Map<string, readonly string[]>();
const most = 5000;
const textual = (text: string): Fragment => {
  const strings = texts.get(text) ?? [text];
  if (texts.size < most) texts.set(text, strings);
  return createFragment(strings);
};

/** The quoted name of a table or a column, qualified if need be: `identifier('t', 'title')`. @throws TypeError for a name with other characters than letters, digits and underscores */
export const identifier = (...names: readonly string[]): Fragment => {
  const wrong = names.find((name) => !/^[a-z_]\w*$/i.test(name));
  if (wrong !== undefined || names.length === 0) throw new TypeError(`${JSON.stringify(wrong)} names no table or column.`);
  return textual(names.map((name) => `"${name}"`).join('.'));
};

const literalOf = (value: number | string): string => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && /^\w*$/.test(value)) return `'${value}'`;
  throw new TypeError(`${JSON.stringify(value)} is no literal: bind it.`);
};
/** Constants in the text itself, where the planner has to know them: no partial index serves a parameter. @throws TypeError for a fraction, or a word with other characters than letters, digits and underscores */
export const literal = (...values: readonly (number | string)[]): Fragment => textual(values.map(literalOf).join(', '));

const blank: (readonly string[])[] = [];
const blanks = (count: number): readonly string[] => {
  const strings = blank[count] ?? Array<string>(count).fill('');
  blank[count] = strings;
  return strings;
};
const wrapped = (part: Part) => createFragment(blanks(2), [part]);

/** Joins the fragments by a comma or another separator. */
export const join = (pieces: readonly Fragment[], separator: Fragment = sql`, `): Fragment => {
  const parts = pieces.flatMap((piece, at) => (at === 0 ? [piece] : [separator, piece]));
  return createFragment(blanks(parts.length + 1), parts);
};

/** Written after a column: it equals one of the values, of which there may be none. */
export const among = (values: readonly Bound[]): Fragment => wrapped(new List(values));

/** A fragment for each dialect, where they differ. */
export const perDialect = (pieces: Readonly<Record<Dialect, Fragment>>): Fragment => wrapped(new Choice(pieces));

/** A value as the dialect's driver takes it. @throws TypeError for a value that no driver takes */
export const parameterOf = (value: unknown, dialect: Dialect): unknown => {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return dialect === 'sqlite' ? Number(value) : value;
  if (value instanceof Date) return dialect === 'sqlite' ? value.getTime() : value;
  throw new TypeError(
    `A statement takes no ${value === undefined ? 'undefined' : `${typeof value} that is neither a fragment nor an instant`}.`,
  );
};
const listOf = ({ values }: List, dialect: Dialect): unknown => {
  const list = values.map((value) => parameterOf(value, dialect));
  return dialect === 'sqlite' ? JSON.stringify(list) : list;
};

type Traversal = { readonly dialect: Dialect; readonly shape: unknown[]; readonly parameters: unknown[] };
/** Collects the parameters in order, and the key of the text: its strings and the separators between them. */
const walk = (fragment: Fragment, walked: Traversal): void => {
  const { strings, parts } = Fragment.piecesOf(fragment);
  const { dialect, shape, parameters } = walked;
  shape.push(strings);
  for (const part of parts) {
    if (part instanceof Fragment) walk(part, walked);
    else if (part instanceof Choice) walk(part.pieces[dialect], walked);
    else {
      const several = part instanceof List;
      shape.push(several);
      parameters.push(several ? listOf(part, dialect) : parameterOf(part, dialect));
    }
  }
};

const textOf = (fragment: Fragment, dialect: Dialect, place: () => string): string => {
  const { strings, parts } = Fragment.piecesOf(fragment);
  let text = strings[0] ?? '';
  for (const [at, part] of parts.entries()) {
    if (part instanceof Fragment) text += textOf(part, dialect, place);
    else if (part instanceof Choice) text += textOf(part.pieces[dialect], dialect, place);
    else if (part instanceof List) text += dialect === 'sqlite' ? `in (select value from json_each(${place()}))` : `= any(${place()})`;
    else text += place();
    text += strings[at + 1] ?? '';
  }
  return text;
};

export type Compiled = { readonly text: string; readonly parameters: readonly unknown[] };

type CachedText = { readonly shape: readonly unknown[]; readonly text: string };
const cachedTexts: Readonly<Record<Dialect, WeakMap<readonly string[], CachedText>>> = { sqlite: new WeakMap(), postgres: new WeakMap() };

/** The text of a statement and its parameters. The text is cached for each template with the same fragments. */
export const compile = (fragment: Fragment, dialect: Dialect): Compiled => {
  const walked: Traversal = { dialect, shape: [], parameters: [] };
  walk(fragment, walked);
  const { shape, parameters } = walked;
  const { strings } = Fragment.piecesOf(fragment);
  const last = cachedTexts[dialect].get(strings);
  if (last && last.shape.length === shape.length && last.shape.every((one, at) => one === shape[at]))
    return { text: last.text, parameters };
  let places = 0;
  const text = textOf(fragment, dialect, () => {
    places += 1;
    return dialect === 'sqlite' ? '?' : `$${places}`;
  });
  cachedTexts[dialect].set(strings, { shape, text });
  return { text, parameters };
};
