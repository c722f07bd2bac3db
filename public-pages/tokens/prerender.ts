// A prerendered page: shown if it is in this device's language, and keeping what a user does on it before the program is loaded.
import type { Language } from '#schema/core/words.ts';

/** `data-prerender` of the root element: shown (empty), in another language and hidden, or its form was submitted. */
type Prerender = '' | 'other' | 'sent';

const prerenderHere = () => document.documentElement.dataset.prerender as Prerender | undefined;
const tell = (prerender: Prerender): void => {
  document.documentElement.dataset.prerender = prerender;
};

/** Called before anything is painted. */
export const preparePrerender = (language: Language): void => {
  if (prerenderHere() === undefined) return;
  // The server chose the language that the browser requested.
  if (document.documentElement.lang !== language) tell('other');
  // The browser's own submit would leave the page.
  addEventListener('submit', (event) => {
    event.preventDefault();
    if (prerenderHere() === '') tell('sent');
  });
};

/** Whether the program hydrates the prerendered elements; those in another language are removed. */
export const takesOver = (place: Element): boolean => {
  const prerender = prerenderHere();
  if (prerender !== 'other') return prerender !== undefined;
  place.replaceChildren();
  delete document.documentElement.dataset.prerender;
  return false;
};

/** Whether the form was submitted before the program was loaded; true only once. */
export const wasSent = (): boolean => {
  const sent = prerenderHere() === 'sent';
  delete document.documentElement.dataset.prerender;
  return sent;
};
