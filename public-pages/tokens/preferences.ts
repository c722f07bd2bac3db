// A person's theme, zoom and language on this device, stored in the browser so that the first paint is right.
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

/** `system`: the theme of the device, and a choice of this device alone. */
export type ThemeChoice = Theme | 'system';
const systemKey = 'theme-of-system';

const readPreference = (key: keyof Preferences | typeof systemKey): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser may forbid storage; the page works all the same.
  }
};

/** Whether this device shows the theme of its system. */
export const followsSystem = (): boolean => readPreference(systemKey) === 'true';
const light = '(prefers-color-scheme: light)';
const systemTheme = (): Theme => (matchMedia(light).matches ? 'light' : 'dark');

/** Begins or ends to show the theme of the system on this device. */
export const followSystem = (follow: boolean): void => {
  try {
    if (follow) localStorage.setItem(systemKey, 'true');
    else localStorage.removeItem(systemKey);
  } catch {
    // Storage is forbidden: the theme of the account stays.
  }
};
/** Shows each change of the system's theme while the device follows it. */
export const watchSystem = (): void =>
  matchMedia(light).addEventListener('change', () => {
    if (followsSystem()) showPreferences({ theme: systemTheme() });
  });

/** The language of the open link, which the server writes into the page. A choice made on this tab wins over it. */
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

/** Whether a mailed link is open: work orders use the light theme, because they are read like paper, and outdoors. */
export const behindLink = (): boolean => /^\/(confirm|decline)/.test(location.pathname);

/** The first of the browser's languages that the product has. */
const browserLanguage = (): Language | undefined => navigator.languages?.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

/** The device's stored preferences; missing or invalid ones come from the link, the browser, or the defaults. */
export const keptPreferences = (): Preferences => {
  const theme = readPreference('theme');
  const zoom = Number(readPreference('zoom'));
  const language = readPreference('language');
  return {
    theme: followsSystem() ? systemTheme() : isTheme(theme) ? theme : behindLink() ? 'light' : defaultTheme,
    zoom: isZoom(zoom) ? zoom : zoomRange.default,
    language: linkedLanguage() ?? (isLanguage(language) ? language : (browserLanguage() ?? defaultLanguage)),
  };
};

/** Whether a language is stored on this device, so that no link changes it. */
export const hasKeptLanguage = (): boolean => isLanguage(readPreference('language'));

/** Stores the valid values on this device; values of another type (from a server's answer) are ignored. */
export const keepPreferences = ({ theme, zoom, language }: { theme?: unknown; zoom?: unknown; language?: unknown }): void => {
  try {
    if (isTheme(theme)) localStorage.setItem('theme', theme);
    if (isZoom(zoom)) localStorage.setItem('zoom', String(zoom));
    if (isLanguage(language)) {
      localStorage.setItem('language', language);
      sessionStorage.setItem('language', language);
    }
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is left.
  }
};

/** Sets preferences on the root element for the style sheets. The zoom is set as its font size at once, because code may measure before the style sheets load. */
export const showPreferences = ({ theme, zoom, language }: Partial<Preferences>): void => {
  const root = document.documentElement;
  if (theme) root.dataset.theme = followsSystem() ? systemTheme() : theme;
  if (zoom) root.style.fontSize = `${zoom}%`;
  if (language) root.lang = language;
};
