// Runs before anything is painted: shows the kept theme, zoom and language, and fetches that language's words while the page's script loads.
import { keptPreferences, showPreferences } from './preferences.ts';
import { preparePrerender } from './prerender.ts';

const preferences = keptPreferences();
preparePrerender(preferences.language);
showPreferences(preferences);

type Files = Partial<Record<string, readonly string[]>>;
for (const file of (JSON.parse(document.currentScript?.dataset.words ?? '{}') as Files)[preferences.language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
