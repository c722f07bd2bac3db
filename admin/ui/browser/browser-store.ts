// Values stored in this browser; if storage is forbidden or full, they last only until the page is left.

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

/** @param text null deletes the value */
export const keepText = (name: string, text: string | null, place: Place = 'device'): void => {
  try {
    if (text === null) storeOf(place).removeItem(name);
    else storeOf(place).setItem(name, text);
  } catch {
    // Full or forbidden: only the stored value is lost.
  }
};

/** The stored value, perhaps written by an older version: validate it before use. Null if nothing is stored. */
export const keptValue = (name: string, place: Place = 'device'): unknown => {
  try {
    return JSON.parse(keptText(name, place) ?? 'null');
  } catch {
    return null;
  }
};

export const keepValue = (name: string, value: unknown, place: Place = 'device'): void => keepText(name, JSON.stringify(value), place);

/** The names of all values stored on this device. */
export const keptNames = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};
