// The tokens as style sheets: one set of CSS variables, two themes, and the font.
import type { Theme } from './preferences.ts';
import { font, rem, tokens } from './tokens.ts';

type Variables = Readonly<Record<string, string>>;

const prefixed = (prefix: string, values: Readonly<Record<string, string | number>>): Variables =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, typeof value === 'number' ? rem(value) : value]));

/** The variables of both themes. Lengths are in rem, so the root's font size zooms the whole page. */
const sharedVariables = (): Variables => {
  const { family, rule: _rule, ...scale } = tokens.type;
  const { rule: _motionRule, instant: _instant, ...motion } = tokens.motion;
  return {
    ...Object.fromEntries(tokens.space.map((pixels, step) => [`space-${step}`, rem(pixels)])),
    ...prefixed('r-', { ...tokens.radius, round: `${tokens.radius.round}px` }),
    ...prefixed('size-', tokens.size),
    ...motion,
    font: family,
    ...Object.fromEntries(Object.entries(scale).map(([name, step]) => [`type-${name}`, font(step)])),
    ...Object.fromEntries(Object.entries(tokens.z).map(([name, level]) => [`z-${name}`, String(level)])),
  };
};

/** The colours and shadows of one theme, by their names in style sheets (`canvas`, `text-2`, `e2`). */
export const themeVariables = (theme: Theme): Variables => ({ ...tokens.color[theme], ...prefixed('e', tokens.elevation[theme]) });

const block = (selector: string, variables: Variables, more: readonly string[] = []) =>
  [
    `${selector} {`,
    ...Object.entries(variables).map(([name, value]) => `  --${name}: ${value};`),
    ...more.map((line) => `  ${line}`),
    '}',
  ].join('\n');

const face = (family: string, display: 'swap' | 'optional', subset: string, range: string) => `@font-face {
  font-family: ${family};
  font-weight: 100 700;
  font-display: ${display};
  src: url("@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-${subset}-wght-normal.woff2") format("woff2");
  unicode-range: ${range.replaceAll(',', ', ')};
}`;

export const fontSubsets = ['latin', 'latin-ext'] as const;

const header = '/* Written from tokens.json by write-css.ts: change that, not this. One rem is 16 px at zoom 100. */';
const file = (parts: readonly string[]) => `${[header, ...parts].join('\n\n')}\n`;

/** The style sheets by file name; `ranges` are the characters of each subset of the font package. */
export const styleSheets = (ranges: Readonly<Record<(typeof fontSubsets)[number], string>>) => ({
  'themes.css': file([
    block(':root,\n[data-theme="dark"]', themeVariables('dark'), ['color-scheme: dark;']),
    block('[data-theme="light"]', themeVariables('light'), ['color-scheme: light;']),
  ]),
  'tokens.css': file([
    '@import "./themes.css";',
    ...fontSubsets.map((subset) => face('Plex', 'swap', subset, ranges[subset])),
    // For short-lived texts: this font if it is loaded already, else a system font, without a swap in between.
    ...fontSubsets.map((subset) => face('PlexAtOnce', 'optional', subset, ranges[subset])),
    block(':root', sharedVariables()),
    `html {
  font-family: var(--font);
  background: var(--canvas);
  color: var(--text);
}`,
    `@media (prefers-reduced-motion: reduce) {
  :root {
    --fast: 0ms;
    --base: 0ms;
    --sheet: 0ms;
  }
}`,
  ]),
});
