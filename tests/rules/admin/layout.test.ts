// Layout is said by the primitives: a class of its own is for how something looks.
import { describe, expect, it } from 'vitest';
import { houseFiles, read, written } from '../../support/sources.ts';

const primitives = 'admin/ui/layout/';

type Rule = { readonly path: string; readonly selectors: readonly string[]; readonly declarations: readonly string[] };

/** The rules of a sheet that stand in no other rule. */
const rulesOf = (path: string): Rule[] => {
  const text = read(path).text.replace(/\/\*.*?\*\//gs, '');
  const inNothing = text.replace(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...inNothing.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => ({
    path,
    selectors: selectors.split(',').map((one) => one.trim()),
    declarations: declarations.split(';').flatMap((one) => one.trim().replace(/\s+/g, ' ') || []),
  }));
};

const sheets = houseFiles.filter((path) => /^admin\/.*\.css$/.test(path));
const own = sheets.filter((path) => path.startsWith(primitives)).flatMap(rulesOf);
const isClass = (selector: string) => /^\.[\w-]+$/.test(selector);
/** What a primitive or one of its modifiers says already. */
const primitiveDeclarations = new Set(own.filter(({ selectors }) => selectors.every(isClass)).flatMap(({ declarations }) => declarations));
const names = new Set(own.flatMap(({ selectors }) => selectors).flatMap((selector) => /\.([\w-]+)$/.exec(selector)?.[1] ?? []));

describe('the primitives', () => {
  it('say what no other class says alone', () => {
    expect(primitiveDeclarations.size).toBeGreaterThan(30);
    const again = sheets
      .filter((path) => !path.startsWith(primitives))
      .flatMap(rulesOf)
      .filter(({ selectors, declarations }) => selectors.every(isClass) && declarations.every((one) => primitiveDeclarations.has(one)));
    expect(again.map(({ path, selectors }) => `${path}: ${selectors.join(', ')}`)).toEqual([]);
  });

  it('are named as they are: no screen asks for a step that is not there, and none is there that no screen asks for', () => {
    const screens = written.filter(({ path }) => /^admin\/.*\.tsx?$/.test(path));
    const words = new Set(screens.flatMap(({ text }) => text.match(/(?<=['"` ])[a-z]+(?:-[a-z\d]+)*(?=['"` ])/g) ?? []));
    const steps = [...words].filter((word) => /^(gap|lines|pad(-[xy])?|above|below|tall)-\d+$/.test(word));
    expect(steps.filter((step) => !names.has(step))).toEqual([]);
    expect([...names].filter((name) => !words.has(name))).toEqual([]);
  });
});

/** A selector that looks into one element to style any element beside or below it: the browser then asks for the style of all elements at each change of the page. */
const looksAtAll = (selector: string) => {
  const [, behind = ''] = /:has\((?:[^()]|\([^()]*\))*\)(.*)$/.exec(selector) ?? [];
  const last = behind.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  return /[\s>+~]/.test(behind) && !/^[\w.#[]/.test(last) && !/^:is\(\./.test(last);
};

it('no sheet makes each change of a page as dear as drawing it anew', () => {
  expect(looksAtAll('.ui-row:has(> .ui-search) > :not(.ui-search)')).toBe(true);
  expect(looksAtAll('.ui-row:has(.ui-search) *')).toBe(true);
  expect(looksAtAll('.ui-row:has(> .ui-search) > .ui-one, :root:has(:is(.ui-save, .list-chosen)) .ui-toasts')).toBe(false);
  expect(looksAtAll('.ui-card-action:not(:has(button, a))')).toBe(false);
  const found = sheets.flatMap(rulesOf).flatMap(({ path, selectors }) => selectors.filter(looksAtAll).map((one) => `${path}: ${one}`));
  expect(found).toEqual([]);
});
