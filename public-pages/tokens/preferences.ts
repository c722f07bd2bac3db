// How a person likes to see the product on this device: theme, zoom and language, kept in the browser so that the first paint is right.
import { defaultLanguage, isLanguage, type Language } from '#schema/core/words.ts';

export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];
export const defaultTheme: Theme = 'dark';
export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

/** The page's zoom in percent. */
export const zoomRange = { min: 60, max: 140, step: 10, default: 100 } as const;
export const isZoom = (value: unknown): value is number =>
  typeof value === 'number' && value >= zoomRange.min && value <= zoomRange.max && value % zoomRange.step === 0;

export type Preferences = { theme: Theme; zoom: number; language: Language };

const readPreference = (key: keyof Preferences): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser may forbid storage; the page works all the same.
  }
};

/** The language of the link that is open: the server names it beside what the link asks. A choice made on this tab wins over it. */
const linkedLanguage = (): Language | undefined => {
  const pageLanguage = document.getElementById('early')?.dataset.language;
  if (!isLanguage(pageLanguage)) return undefined;
  try {
    const chosen = sessionStorage.getItem('language');
    return isLanguage(chosen) ? chosen : pageLanguage;
  } catch {
    return pageLanguage;
  }
};

/** Whether a link of a mail is open: work orders are read as on paper, and outdoors. */
export const behindLink = (): boolean => /^\/(confirm|decline)/.test(location.pathname);

/** The first of the browser's languages that we speak. */
const browserLanguage = (): Language | undefined => navigator.languages?.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

/** What this device last used; for what is missing or strange the language of the link or the browser, and the defaults. */
export const keptPreferences = (): Preferences => {
  const theme = readPreference('theme');
  const zoom = Number(readPreference('zoom'));
  const language = readPreference('language');
  return {
    theme: isTheme(theme) ? theme : behindLink() ? 'light' : defaultTheme,
    zoom: isZoom(zoom) ? zoom : zoomRange.default,
    language: linkedLanguage() ?? (isLanguage(language) ? language : (browserLanguage() ?? defaultLanguage)),
  };
};

/** Whether this device has a language of its own, so that no link chooses another. */
export const hasKeptLanguage = (): boolean => isLanguage(readPreference('language'));

/** Remembers on this device what is given and sound; values of a foreign shape (a server's answer) are passed over. */
export const keepPreferences = ({ theme, zoom, language }: { theme?: unknown; zoom?: unknown; language?: unknown }): void => {
  try {
    if (isTheme(theme)) localStorage.setItem('theme', theme);
    if (isZoom(zoom)) localStorage.setItem('zoom', String(zoom));
    if (isLanguage(language)) {
      localStorage.setItem('language', language);
      sessionStorage.setItem('language', language);
    }
  } catch {
    // Full or forbidden storage: the choice holds until the page is left.
  }
};

/** Puts preferences on the root element, where the style sheets read them. The zoom is its font size at once: whoever measures may be earlier than the sheets. */
export const showPreferences = ({ theme, zoom, language }: Partial<Preferences>): void => {
  const root = document.documentElement;
  if (theme) root.dataset.theme = theme;
  if (zoom) root.style.fontSize = `${zoom}%`;
  if (language) root.lang = language;
};
