// The colours can be read by everybody, in both themes, and the style sheet says what the tokens say.
import { readFileSync } from 'node:fs';
import ranges from '@fontsource-variable/ibm-plex-sans/unicode.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { styleSheets } from '#public-pages/tokens/css.ts';
import { type Theme, themes } from '#public-pages/tokens/preferences.ts';
import { type ColorName, font, rem, tokens } from '#public-pages/tokens/tokens.ts';
import { houseFiles, read } from '../../support/sources.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** WCAG 2.2 contrast ratio of two opaque colours. */
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const surfaces: ColorName[] = ['canvas', 'surface', 'raised', 'hover', 'pressed', 'overlay', 'field'];
const statuses = ['status-0', 'status-1', 'status-2', 'status-3', 'status-4', 'status-5', 'status-6', 'status-7'] as const;
const tinted = [
  'vis-soft',
  'danger-soft',
  'warn-soft',
  'success-soft',
  'info-soft',
  ...statuses.map((status) => `${status}-soft` as const),
] as const;
const plain = [
  'text',
  'text-2',
  'text-3',
  'vis-text',
  'link',
  'danger',
  'warn',
  'success',
  'info',
  'work-running',
  'work-paused',
  'work-stopped',
] as const;

type Pair = { on: ColorName; fore: ColorName; needed: number };
const pairs = (fores: readonly ColorName[], ons: readonly ColorName[], needed: number): Pair[] =>
  fores.flatMap((fore) => ons.map((on) => ({ fore, on, needed })));

const all: Pair[] = [
  ...pairs([...plain, ...statuses], surfaces, 4.5),
  ...pairs(['text'], tinted, 4.5),
  ...pairs(['vis-text'], ['vis-soft'], 4.5),
  ...(['danger', 'warn', 'success', 'info', ...statuses] as const).flatMap((fore) => pairs([fore], [`${fore}-soft`], 4.5)),
  ...pairs(['vis-ink'], ['vis', 'vis-hover', 'vis-pressed'], 4.5),
  ...pairs(['danger-ink'], ['danger-fill'], 4.5),
  ...pairs(['toast-ink'], ['toast'], 4.5),
  ...pairs(['control', 'focus'], surfaces, 3),
];

describe.each(themes)('In the %s theme', (theme: Theme) => {
  it.each(all)('$fore is told from $on (at least $needed)', ({ fore, on, needed }) => {
    expect(contrast(tokens.color[theme][fore], tokens.color[theme][on])).toBeGreaterThanOrEqual(needed);
  });
});

it('a focused element is marked in the focus colour, which differs from every surface', () => {
  const rules = houseFiles.filter((path) => path.endsWith('.css')).flatMap((path) => read(path).text.match(/[^{}]+\{[^{}]*\}/g) ?? []);
  const focused = rules.filter((rule) => /:focus/.test(rule));
  expect(focused.length).toBeGreaterThan(0);
  expect(focused.filter((rule) => /(border-color|outline|box-shadow):[^;]*var\(--vis\)/.test(rule))).toEqual([]);
});

it('both themes name the same colours', () => {
  expect(Object.keys(tokens.color.light)).toEqual(Object.keys(tokens.color.dark));
});

it.each(Object.entries(styleSheets(ranges)))('%s is what write-css.ts would write now', (name, text) => {
  expect(readFileSync(`public-pages/tokens/${name}`, 'utf8')).toBe(text);
});

it('lengths are parts of the root, so that zoom scales them', () => {
  expect([rem(36), rem(2), rem(0)]).toEqual(['2.25rem', '0.125rem', '0rem']);
  expect(font('13/20 400')).toBe('400 0.8125rem/1.25rem var(--font)');
});
