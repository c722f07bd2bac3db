// Runs before anything is painted: shows the kept theme, zoom and language, and fetches that language's words while the page's script loads.
import { keptPreferences, showPreferences } from './preferences.ts';

const preferences = keptPreferences();
showPreferences(preferences);

const words: Partial<Record<string, string[]>> = JSON.parse(document.currentScript?.dataset.words ?? '{}');
for (const file of words[preferences.language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
