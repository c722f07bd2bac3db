// Runs before anything is painted: applies the stored theme, zoom and language, and loads that language's words beside the page's script.
import { keptPreferences, showPreferences, watchSystem } from './preferences.ts';
import { preparePrerender } from './prerender.ts';

const preferences = keptPreferences();
preparePrerender(preferences.language);
showPreferences(preferences);
watchSystem();

type Files = Partial<Record<string, readonly string[]>>;
for (const file of (JSON.parse(document.currentScript?.dataset.words ?? '{}') as Files)[preferences.language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
