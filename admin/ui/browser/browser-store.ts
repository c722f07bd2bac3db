// What this browser remembers for whoever sits at it; where it forbids that or has no room, a thing holds until the page is left.

/** `tab`: until the tab is closed. */
type Place = 'device' | 'tab';
const storeOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** @returns null where nothing is kept */
export const keptText = (name: string, place: Place = 'device'): string | null => {
  try {
    return storeOf(place).getItem(name);
  } catch {
    return null;
  }
};

/** @param text null forgets it */
export const keepText = (name: string, text: string | null, place: Place = 'device'): void => {
  try {
    if (text === null) storeOf(place).removeItem(name);
    else storeOf(place).setItem(name, text);
  } catch {
    // Full or forbidden: nothing is lost but the memory of it.
  }
};

/** Whatever stands there, perhaps from an older version of a screen: look at it before use. Null where nothing is kept. */
export const keptValue = (name: string, place: Place = 'device'): unknown => {
  try {
    return JSON.parse(keptText(name, place) ?? 'null');
  } catch {
    return null;
  }
};

export const keepValue = (name: string, value: unknown, place: Place = 'device'): void => keepText(name, JSON.stringify(value), place);

/** The names of all that is kept on this device. */
export const keptNames = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};
