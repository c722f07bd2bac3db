// The house keeps its order: everything has one home, and nothing escapes the checks.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { permissions } from '#schema/permissions.ts';
import { houseFiles, numbersOf, read, type Source, written } from '../../support/sources.ts';

const self = 'tests/rules/engine/house.test.ts';

describe('a permission number', () => {
  const home = 'schema/permissions.ts';
  const codes = new Set<number>(Object.values(permissions));
  // These numbers are also answers of HTTP, so that only their surroundings tell what they mean.
  const isHttpStatus = (code: number) => code < 104 || (code >= 200 && code < 205) || code === 208 || (code > 300 && code < 504);
  const speaksOfPermissions = (node: ts.Node): boolean => {
    const { parent } = node;
    if (ts.isCallExpression(parent)) return /\bcan$|permission|\bcodes\b/i.test(parent.expression.getText());
    if (ts.isArrayLiteralExpression(parent) || ts.isAsExpression(parent)) return speaksOfPermissions(parent);
    if (ts.isNewExpression(parent) || ts.isSpreadElement(parent)) return speaksOfPermissions(parent);
    if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return /permission|codes$/i.test(parent.name.getText());
    if (ts.isBinaryExpression(parent)) return /permission/i.test(parent.getText());
    return false;
  };
  const isBare = ({ path }: Source, node: ts.NumericLiteral) => {
    if (!codes.has(Number(node.text))) return false;
    // Prices, quantities and times of the demo company and of the tests may be the same numbers by chance.
    const anyNumber = /^(schema|server|admin|public-pages)\//.test(path) && !isHttpStatus(Number(node.text));
    return anyNumber || speaksOfPermissions(node);
  };
  const bareNumbers = (source: Source) =>
    numbersOf(source)
      .filter(({ node }) => isBare(source, node))
      .map(({ node, line }) => `${source.path}:${line} ${node.getText()}`);

  it('stands in schema/permissions.ts and nowhere else', () => {
    expect(written.filter(({ path }) => path !== home && path !== self).flatMap(bareNumbers)).toEqual([]);
  });

  it.each([
    ['server/routes/a.ts', 'const access = can(1901);'],
    ['server/routes/b.ts', 'const access = can(301);'],
    ['admin/c.tsx', 'const menu = me.codes.includes(401);'],
    ['seeds/d.ts', 'export const role = { permissions: [101, 204] };'],
    ['tests/api/e.ts', 'if (permission === 702) pass();'],
    ['schema/f.ts', 'const page = 2201;'],
  ])('is found in %s: %s', (path, text) => expect(bareNumbers({ path, text, lines: [text] })).not.toEqual([]));

  it.each([
    ['server/core/a.ts', 'throw new Refusal(403);'],
    ['tests/api/b.ts', 'expect(answer.status).toBe(401);'],
    ['seeds/c.ts', 'const price = 2101;'],
  ])('is not seen in %s: %s', (path, text) => expect(bareNumbers({ path, text, lines: [text] })).toEqual([]));
});

describe('a folder', () => {
  /** The wings whose folders are areas of the business, with the engine's own parts that stand beside them. */
  const wings: readonly (readonly [wing: string, others: string])[] = [
    ['schema', 'core engine words'],
    ['server/routes', ''],
    ['admin/screens', ''],
    ['seeds', ''],
    ['tests/api', 'engine'],
    ['tests/e2e', 'engine'],
    ['tests/rules', 'engine admin words'],
  ];
  const folders = [...new Set(houseFiles.map((path) => path.split('/').slice(0, -1).join('/')))];
  const inside = (wing: string, found: readonly string[]) => [
    ...new Set(found.flatMap((path) => (path.startsWith(`${wing}/`) ? [path.slice(wing.length + 1).split('/')[0] ?? ''] : []))),
  ];
  /** The domain names the areas; the import rules hold their names there, and their order. */
  const areas = inside('server/domain', folders);
  const unknownFolders = (wing: string, others: string, found: readonly string[]) =>
    inside(wing, found).filter((name) => !areas.includes(name) && !others.split(' ').includes(name));

  it.each(wings)('of %s has the name of an area', (wing, others) => {
    expect(folders.some((path) => path.startsWith(`${wing}/`))).toBe(true);
    expect(unknownFolders(wing, others, folders)).toEqual([]);
  });

  it('of another name is found', () =>
    expect(unknownFolders('schema', 'core', ['schema/tasks/words/sl', 'schema/billing'])).toEqual(['billing']));

  it('that people read holds no more than forty files', () => {
    const counts = new Map<string, number>();
    for (const path of houseFiles.filter((file) => !/^(generated|server\/migrations)\//.test(file))) {
      const folder = path.split('/').slice(0, -1).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
  });
});

describe('a file', () => {
  it('says what it is, and is no drawer for everything', () => {
    expect(houseFiles.filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.|$)/i.test(path))).toEqual([]);
  });

  it('has a name in kebab-case', () => {
    const names = houseFiles.filter((path) => !/^(generated|server\/migrations)\//.test(path));
    expect(names.filter((path) => !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('opens with a sentence that says what it is in the business', () => {
    const spoken = written.filter(({ path }) => !/(^|\/)words\/\w\w\//.test(path));
    expect(spoken.filter(({ lines }) => !/^(\/\/|\/\*\*) \S/.test(lines[0] ?? '')).map(({ path }) => path)).toEqual([]);
  });

  // One responsibility a file, which no count can tell. These bounds hold what follows from it: most files are short, the few long ones say
  // one long thing whole, and nobody cuts a thing in two to get below a line. Words, the demo company and the tests are tables, as long as
  // what they list.
  describe('is as long as the one thing that it says', () => {
    const sizeOf = ({ path, lines }: Source) => ({ path, size: lines.length - 1 });
    const code = written.filter(({ path }) => /^(schema(?!.*\/words\/)|server|admin|public-pages)\//.test(path)).map(sizeOf);
    const styles = houseFiles
      .filter((path) => path.endsWith('.css'))
      .map(read)
      .map(sizeOf);
    type Sized = readonly { readonly path: string; readonly size: number }[];
    const share = (files: Sized, over: number) => files.filter(({ size }) => size > over).length / files.length;
    const halfOf = (files: Sized) => [...files].sort((a, b) => a.size - b.size)[Math.floor(files.length / 2)]?.size ?? 0;
    const complaints = (files: Sized) => [
      ...(halfOf(files) > 75 ? [`half of them are longer than ${halfOf(files)} lines`] : []),
      ...(share(files, 120) > 0.2 ? [`${Math.round(share(files, 120) * 100)} % are longer than 120 lines`] : []),
      ...(share(files, 200) > 0.02 ? [`${Math.round(share(files, 200) * 100)} % are longer than 200 lines`] : []),
      // What is this long says several things, or a table that belongs to the data.
      ...files.filter(({ size }) => size > 300).map(({ path, size }) => `${path} has ${size} lines`),
    ];

    it.each(['schema', 'server', 'admin', 'public-pages'])('in %s', (wing) => {
      const files = code.filter(({ path }) => path.startsWith(`${wing}/`));
      expect(files.length).toBeGreaterThan(50);
      expect(complaints(files)).toEqual([]);
    });

    it('in a style sheet', () => expect(styles.filter(({ size }) => size > 300)).toEqual([]));

    it.each([
      ['a long half', [...Array<number>(60).fill(80), ...Array<number>(40).fill(20)], ['half of them are longer than 80 lines']],
      ['too many long ones', [...Array<number>(70).fill(30), ...Array<number>(30).fill(130)], ['30 % are longer than 120 lines']],
      ['too many very long ones', [...Array<number>(95).fill(30), ...Array<number>(5).fill(220)], ['5 % are longer than 200 lines']],
      ['one that says several things', [...Array<number>(99).fill(30), 301], ['a.ts has 301 lines']],
      ['one long thing among short ones', [...Array<number>(99).fill(30), 280], []],
    ])('of %s', (_what, sizes, expected) => expect(complaints(sizes.map((size) => ({ path: 'a.ts', size })))).toEqual(expected));
  });

  it('leaves quotation marks to the words, for every language has its own', () => {
    const shown = written.filter(({ path }) => /^(admin|public-pages)\/.*\.tsx$/.test(path));
    const quoting = shown.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (/^[^/*]*[»«„“”]/.test(line) ? `${path}:${at + 1}` : [])),
    );
    expect(quoting).toEqual([]);
  });

  it('makes a link to a mail address in one place, where what the address holds stays what it is', () => {
    const made = written.filter(({ path, text }) => path.startsWith('admin/') && text.includes('`mailto:'));
    expect(made.map(({ path }) => path)).toEqual(['admin/ui/browser/outward-links.ts']);
  });

  it('escapes no check, skips no test and promises nothing for later', () => {
    const escapes =
      /as unknown as|@ts-(ignore|expect-error|nocheck)|biome-ignore|\.(skip|only|todo|fixme)\(|\b(TODO|FIXME|XXX)\b|waitForTimeout/;
    // What is to be refused by the compiler is said there by the directive, which itself is refused where the line compiles.
    const refused = /^\/\/ @ts-expect-error \w/;
    const ofTypes: readonly string[] = ['tests/rules/admin/typed-calls.test.ts', 'tests/rules/admin/popup-types.test.ts'];
    const found = written
      .filter(({ path }) => path !== self)
      .flatMap(({ path, lines }) => lines.map((line, at) => ({ path, place: `${path}:${at + 1}`, line: line.trim() })))
      .filter(({ path, line }) => !ofTypes.includes(path) || !refused.test(line));
    expect(found.filter(({ line }) => escapes.test(line)).map(({ place, line }) => `${place} ${line}`)).toEqual([]);
  });
});

describe('a class', () => {
  it('belongs to one screen, since the styles of a screen stay when the next one opens', () => {
    const homes = new Map<string, Set<string>>();
    for (const { path, lines } of houseFiles.filter((file) => /^admin\/screens\/.*\.css$/.test(file)).map(read))
      for (const line of lines) {
        const [, name] = /^\s*\.([a-z][\w-]*)/.exec(line) ?? [];
        const screen = path.split('/')[3];
        if (name && screen && !name.startsWith('ui-')) homes.set(name, (homes.get(name) ?? new Set()).add(screen));
      }
    expect(homes.size).toBeGreaterThan(0);
    expect([...homes].filter(([, screens]) => screens.size > 1).map(([name, screens]) => `${name}: ${[...screens].join(', ')}`)).toEqual(
      [],
    );
  });
});

describe('a generated file', () => {
  it('says so at its head, so that nobody edits it', () => {
    const generated = houseFiles.filter((path) => path.startsWith('generated/') && !path.endsWith('.json')).map(read);
    expect(generated.length).toBeGreaterThan(0);
    expect(
      generated.filter(({ lines }) => !/generated .*by npm run generate/i.test(lines.slice(0, 3).join(' '))).map(({ path }) => path),
    ).toEqual([]);
  });
});
