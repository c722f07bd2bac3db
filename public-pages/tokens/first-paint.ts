// Runs before anything is painted: shows the kept theme, zoom and language, and fetches that language's words, this address's part and what it shows while the page's script loads.
import { askEarly } from './early-calls.ts';
import { behindLink, keptPreferences, showPreferences } from './preferences.ts';

const preferences = keptPreferences();
showPreferences(preferences);

type Files = Partial<Record<string, readonly string[]>>;
const { words = '{}', pages = '{}', calls = '{}', fonts = '[]' } = document.currentScript?.dataset ?? {};
const page = Object.entries(JSON.parse(pages) as Files).find(([address]) => new RegExp(address).test(location.pathname));
for (const [address, called] of Object.entries(JSON.parse(calls) as Files)) {
  const here = new RegExp(address).exec(location.pathname);
  if (!here) continue;
  askEarly((called ?? []).map((call) => call.replace('$1', here[1] ?? '')));
  break;
}

const early = [
  // On a bad line a work order is read sooner in the device's own font: ours comes once the text is there.
  ...(behindLink() ? [] : (JSON.parse(fonts) as string[])),
  ...((JSON.parse(words) as Files)[preferences.language] ?? []),
  ...(page?.[1] ?? []),
];
for (const file of early) {
  const link = document.createElement('link');
  if (file.endsWith('.woff2')) Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  else if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '' });
  else link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
