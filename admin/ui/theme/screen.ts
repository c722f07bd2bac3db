// How wide the screen is at the user's zoom, and whether fingers do the work there: what the style sheets follow.

/** The widths at which the layout changes, in CSS pixels at zoom 100. */
export const widths = [1200, 992, 768, 576, 320] as const;
export type Width = (typeof widths)[number];

/** 1 at zoom 100. */
export const zoomOf = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

export type Screen = { readonly below: readonly Width[]; readonly touch: boolean };
/** @param zoom known otherwise where no style sheet has come yet */
export const lookAtScreen = (zoom = zoomOf()): Screen => {
  const width = window.innerWidth / zoom;
  const below = widths.filter((limit) => width < limit);
  return { below, touch: matchMedia('(pointer: coarse)').matches || below.includes(768) };
};

/** Puts it on the root element, where the style sheets read it. */
export const showScreen = ({ below, touch }: Screen): void => {
  const { dataset } = document.documentElement;
  dataset.below = below.join(' ');
  dataset.density = touch ? 'touch' : 'compact';
};
