// The design tokens as values: colours of both themes, type, space, radius, size, depth and motion.
import source from './tokens.json' with { type: 'json' };

export const tokens = source;
export const { dark, light } = source.color;
export type ColorName = keyof typeof dark;

/** A design measure (CSS pixels at zoom 100) in rem, so that the page's zoom scales it: 36 → `2.25rem`. */
export const rem = (pixels: number) => `${+(pixels / 16).toFixed(5)}rem`;

/** `13/20 400` of the type scale → `400 0.8125rem/1.25rem var(--font)`, a value for the CSS property `font`. */
export const font = (scale: string) => {
  const [, size, line, weight] = /^(\d+)\/(\d+) (\d+)$/.exec(scale) ?? [];
  if (!size || !line || !weight) throw new Error(`Not a step of the type scale: ${scale}`);
  return `${weight} ${rem(+size)}/${rem(+line)} var(--font)`;
};
