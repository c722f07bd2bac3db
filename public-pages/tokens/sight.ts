// A page that came along as it is first seen: it is shown where it speaks this device's language, and what somebody does on it before the program is there is not lost.
import type { Language } from '#schema/core/words.ts';

/** `data-sight` of the root element: it is seen, it speaks another language and is not, or its form was sent. */
type Sight = '' | 'other' | 'sent';

const sightHere = () => document.documentElement.dataset.sight as Sight | undefined;
const tell = (sight: Sight): void => {
  document.documentElement.dataset.sight = sight;
};

/** Before anything is painted. */
export const prepareSight = (language: Language): void => {
  if (sightHere() === undefined) return;
  // The server goes by what the browser asks for.
  if (document.documentElement.lang !== language) tell('other');
  // Left to the browser the form would leave the page.
  addEventListener('submit', (event) => {
    event.preventDefault();
    if (sightHere() === '') tell('sent');
  });
};

/** Whether the program takes over what stands in its place; what speaks another language goes. */
export const takesOver = (place: Element): boolean => {
  const sight = sightHere();
  if (sight !== 'other') return sight !== undefined;
  place.replaceChildren();
  delete document.documentElement.dataset.sight;
  return false;
};

/** Whether the form was sent before the program was there; said once. */
export const wasSent = (): boolean => {
  const sent = sightHere() === 'sent';
  delete document.documentElement.dataset.sight;
  return sent;
};
