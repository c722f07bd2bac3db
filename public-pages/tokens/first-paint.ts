// Runs before anything is painted: shows the kept theme, zoom and language, and fetches that language's words and what this address shows while the page's script loads.
import { askEarly } from './early-calls.ts';
import { keptPreferences, showPreferences } from './preferences.ts';

const preferences = keptPreferences();
showPreferences(preferences);

type Files = Partial<Record<string, readonly string[]>>;
const { words = '{}', calls = '{}' } = document.currentScript?.dataset ?? {};
for (const [address, called] of Object.entries(JSON.parse(calls) as Files)) {
  const here = new RegExp(address).exec(location.pathname);
  if (!here) continue;
  askEarly((called ?? []).map((call) => call.replace('$1', here[1] ?? '')));
  // The first clock that a browser makes takes it as long as a frame: better now, while it waits for the files.
  setTimeout(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }));
  break;
}

for (const file of (JSON.parse(words) as Files)[preferences.language] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
