// Removes the `Object.entries` polyfill that Polyglot imports, which our browsers do not need: 4 kB less on the first screen.
import type { Plugin } from 'vite';

const native = '\0native-entries';

export const withoutPolyfills: Plugin = {
  name: 'without-polyfills',
  enforce: 'pre',
  resolveId: (name) => (name === 'object.entries' ? native : null),
  load: (id) => (id === native ? 'module.exports = Object.entries;' : null),
};
