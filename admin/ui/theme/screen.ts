// The screen's width at the user's zoom, and whether it is a touch screen: published for the style sheets.

/** The widths at which the layout changes, in CSS pixels at zoom 100. */
export const widths = [1200, 992, 768, 576, 320] as const;
export type Width = (typeof widths)[number];

/** The shorter side of a touch screen, in CSS pixels, under which it is a phone. The screen's, not the window's: a keyboard on the screen takes from the window. */
const shortest = 500;

/** 1 at zoom 100. */
export const zoomOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export type Screen = { readonly below: readonly Width[]; readonly touch: boolean };
/** @param zoom must be given before any style sheet is loaded */
export const lookAtScreen = (zoom = zoomOf()): Screen => {
  const width = window.innerWidth / zoom;
  const coarse = matchMedia('(pointer: coarse)').matches;
  // A phone that lies on its side is wide and still a phone: it has no height for the layout of a desk.
  const sides = [window.screen.width, window.screen.height];
  // A page that is wider than its screen was asked for as a desk has it.
  const phone = coarse && Math.min(...sides) < shortest && window.innerWidth <= Math.max(...sides);
  const below = widths.filter((limit) => width < limit || (phone && limit >= 768));
  return { below, touch: coarse || below.includes(768) };
};

/** Sets the attributes on the root element, which the style sheets read. */
export const showScreen = ({ below, touch }: Screen): void => {
  const { dataset } = document.documentElement;
  dataset.below = below.join(' ');
  dataset.density = touch ? 'touch' : 'compact';
};
