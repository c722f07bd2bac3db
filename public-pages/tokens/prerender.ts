// A page that came along as it is first seen: it is shown where it speaks this device's language, and what somebody does on it before the program is there is not lost.
import type { Language } from '#schema/core/words.ts';

/** `data-prerender` of the root element: it is seen, it speaks another language and is not, or its form was sent. */
type Prerender = '' | 'other' | 'sent';

const prerenderHere = () => document.documentElement.dataset.prerender as Prerender | undefined;
const tell = (prerender: Prerender): void => {
  document.documentElement.dataset.prerender = prerender;
};

/** Before anything is painted. */
export const preparePrerender = (language: Language): void => {
  if (prerenderHere() === undefined) return;
  // The server goes by what the browser asks for.
  if (document.documentElement.lang !== language) tell('other');
  // Left to the browser the form would leave the page.
  addEventListener('submit', (event) => {
    event.preventDefault();
    if (prerenderHere() === '') tell('sent');
  });
};

/** Whether the program takes over what stands in its place; what speaks another language goes. */
export const takesOver = (place: Element): boolean => {
  const prerender = prerenderHere();
  if (prerender !== 'other') return prerender !== undefined;
  place.replaceChildren();
  delete document.documentElement.dataset.prerender;
  return false;
};

/** Whether the form was sent before the program was there; said once. */
export const wasSent = (): boolean => {
  const sent = prerenderHere() === 'sent';
  delete document.documentElement.dataset.prerender;
  return sent;
};
