// Nothing becomes a part of a statement's text but what the program itself wrote there.
import { describe, expect, it } from 'vitest';
import { among, type Bound, compile, Fragment, identifier, join, literal, perDialect, sql } from '#server/core/database/sql.ts';

const both = (fragment: Fragment) => ({ sqlite: compile(fragment, 'sqlite'), postgres: compile(fragment, 'postgres') });

describe('a statement', () => {
  it('numbers its places on PostgreSQL and carries lists as one value', () => {
    const one = sql`a = ${1}`;
    expect(both(sql`${one} and b ${among([2, 3])} and c = ${'d'} or ${one}`)).toEqual({
      sqlite: { text: 'a = ? and b in (select value from json_each(?)) and c = ? or a = ?', parameters: [1, '[2,3]', 'd', 1] },
      postgres: { text: 'a = $1 and b = any($2) and c = $3 or a = $4', parameters: [1, [2, 3], 'd', 1] },
    });
  });

  it('says instants and flags as each database keeps them', () => {
    const at = new Date(86_400_000);
    expect(both(sql`${at} ${true} ${null}`)).toEqual({
      sqlite: { text: '? ? ?', parameters: [86_400_000, 1, null] },
      postgres: { text: '$1 $2 $3', parameters: [at, true, null] },
    });
  });

  it('is known again by its pieces, and never taken for another', () => {
    const of = (one: Bound | Fragment, other: Bound | Fragment) => compile(sql`${one} < ${other}`, 'postgres').text;
    const a = sql`a`;
    expect(of(a, 1)).toBe('a < $1');
    expect(of(2, a)).toBe('$1 < a');
    expect(of(sql`b`, 3)).toBe('b < $1');
    expect(of(sql`b`, sql`c ${among([])}`)).toBe('b < c = any($1)');
    expect(of(among([]), 4)).toBe('= any($1) < $2');
    expect(of(5, 6)).toBe('$1 < $2');
    const listed = (count: number) => compile(sql`in (${join(Array.from({ length: count }, (_, at) => sql`${at}`))})`, 'postgres');
    expect([listed(2), listed(3), listed(2), listed(0)].map(({ text }) => text)).toEqual([
      'in ($1, $2)',
      'in ($1, $2, $3)',
      'in ($1, $2)',
      'in ()',
    ]);
    expect(listed(2).text).toBe(listed(2).text);
  });

  it('says what each dialect says', () => {
    const now = perDialect({ sqlite: sql`unixepoch() - ${1}`, postgres: sql`now()` });
    expect(both(sql`${now} > ${2}`)).toEqual({
      sqlite: { text: 'unixepoch() - ? > ?', parameters: [1, 2] },
      postgres: { text: 'now() > $1', parameters: [2] },
    });
  });
});

describe('no text of a caller is SQL', () => {
  it('not as a name or a constant', () => {
    expect(compile(sql`${identifier('t', 'last_name')} in (${literal(1, 'open')})`, 'sqlite').text).toBe(`"t"."last_name" in (1, 'open')`);
    for (const name of ['', 'a"b', 'a b', 'a.b', '1a', 'a;']) expect(() => identifier(name)).toThrow('names no table or column');
    for (const value of ["a'b", 'a b', 'a\\', 0.5, Number.NaN]) expect(() => literal(value)).toThrow('is no literal');
  });

  it('not where the tag is called like a function', () => {
    const text = 'select 1; drop table "user"';
    for (const forged of [text, [text], Object.assign([text], { raw: [text] })])
      expect(() => Reflect.apply(sql, null, [forged])).toThrow('sql is a tag');
  });

  it('not as an object that looks like a fragment, nor as another one', () => {
    const forged = { strings: ['1; drop table "user"'], parts: [], '#pieces': { strings: ['1'], parts: [] } };
    const copied = Object.assign(Object.create(Fragment.prototype), forged);
    for (const value of [forged, { toString: () => '1' }, ['1'], undefined, Symbol('1'), 1n])
      expect(() =>
        compile(Reflect.apply(sql, null, [Object.freeze(Object.assign(['', ''], { raw: Object.freeze(['', '']) })), value]), 'sqlite'),
      ).toThrow('A statement takes no');
    expect(() => compile(sql`${copied}`, 'sqlite')).toThrow(TypeError);
    expect(() => new Fragment(Symbol('maker'), { strings: ['1'], parts: [] })).toThrow('with its tag alone');
  });

  it('and no fragment stands in another text', () => {
    expect(() => `${sql`select 1`}`).toThrow('in no other text');
  });
});
