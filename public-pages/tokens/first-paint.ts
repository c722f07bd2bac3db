// Runs before anything is painted: shows the kept theme, zoom and language, and fetches that language's words and this address's part while the page's script loads.
import { keptPreferences, showPreferences } from './preferences.ts';

const preferences = keptPreferences();
showPreferences(preferences);

type Files = Partial<Record<string, readonly string[]>>;
const { words = '{}', pages = '{}' } = document.currentScript?.dataset ?? {};
const page = Object.entries(JSON.parse(pages) as Files).find(([address]) => new RegExp(address).test(location.pathname));

for (const file of [...((JSON.parse(words) as Files)[preferences.language] ?? []), ...(page?.[1] ?? [])]) {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
  else link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
