// Polyglot asks a package for `Object.entries`, which every browser that we build for has: 4 kB of the first screen.
import type { Plugin } from 'vite';

const native = '\0native-entries';

export const withoutPolyfills: Plugin = {
  name: 'without-polyfills',
  enforce: 'pre',
  resolveId: (name) => (name === 'object.entries' ? native : null),
  load: (id) => (id === native ? 'module.exports = Object.entries;' : null),
};
