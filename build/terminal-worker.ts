// Builds the service worker of wall terminals, which caches their page for use without network.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { scriptOf } from './script.ts';

/** The modules of a wall terminal's page. */
const ofTerminal = /\/public-pages\/(index\.html|terminal\/terminal-page\.tsx)$|\/words\/\w+\/(public|terminal-page)\.ts$/;

/** The service worker lists every file of the page, so that a version is cached as a whole. */
export const terminalWorker = (): Plugin => ({
  name: 'terminal-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = new Set<string>();
    const add = (name: string): void => {
      const output = bundle[name];
      if (files.has(`/${name}`)) return;
      files.add(`/${name}`);
      if (output?.type !== 'chunk') return;
      for (const other of [...output.imports, ...(output.viteMetadata?.importedCss ?? []), ...(output.viteMetadata?.importedAssets ?? [])])
        add(other);
    };
    for (const output of Object.values(bundle)) {
      if (output.type === 'chunk' ? ofTerminal.test(output.facadeModuleId ?? '') : /first-paint|mark.*\.svg|\.woff2$/.test(output.fileName))
        add(output.fileName);
    }
    const list = JSON.stringify([...files].sort());
    const version = createHash('sha256').update(list).digest('base64url').slice(0, 12);
    this.emitFile({
      type: 'asset',
      fileName: 'registration_terminal_page/worker.js',
      source: await scriptOf('public-pages/terminal/worker.ts', { __FILES__: list, __VERSION__: JSON.stringify(version) }),
    });
  },
});
