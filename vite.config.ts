// The build of both bundles: the admin's and the light one of the public pages, from one graph into dist/.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { type EarlyFiles, earlyFilesIn } from './server/core/early-files.ts';
import { chunks } from './vite-chunks.ts';

const marker = '<!-- first paint -->';

/** A script as one classic file: a policy without inline scripts allows it, and no import delays it. */
const scriptOf = async (entry: string, define: Readonly<Record<string, string>> = {}): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'script' },
    },
  });
  const chunk = [result].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`);
  return chunk.code;
};

const fontFiles = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => /ibm-plex-sans-latin.*\.woff2$/.test(file))
    .map((file) => `/${file}`);

/** Language → the files that hold its words, for the script to fetch one language's early. */
const wordFiles = (bundle: Rolldown.OutputBundle, words: RegExp) => {
  const files: Record<string, string[]> = {};
  for (const output of Object.values(bundle)) {
    const language = output.type === 'chunk' && words.exec(output.facadeModuleId ?? '')?.[1];
    if (language) files[language] = [output.fileName, ...output.imports].map((file) => `/${file}`);
  }
  return files;
};

/** The chunk with all that it imports at once, and their style sheets; an entry is there anyway. */
const filesBelow = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return found;
  found.add(name);
  for (const other of chunk.imports) filesBelow(bundle, other, found);
  // After those of what it imports, as the program would put them.
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
};

/** What is fetched at an address (a pattern; the first that fits is taken): the part that answers it, and the fonts unless the text shall come first. */
type AtAddress = { readonly address: string; readonly part?: string; readonly fonts: boolean };
const filesAt = (bundle: Rolldown.OutputBundle, { part, fonts }: AtAddress): string[] => {
  const chunk = part ? Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(part)) : undefined;
  if (part && !chunk) throw new Error(`${part} is no part of its own in the build`);
  const files = chunk ? [...filesBelow(bundle, chunk.fileName)].map((file) => `/${file}`) : [];
  return [...files, ...(fonts ? fontFiles(bundle) : [])];
};

/** What a page fetches before its script can ask for it: modules with words, the language in the first group, and, by the address, files and calls. */
type Early = {
  /** The small script that runs before anything is painted; from the root. */
  readonly script: string;
  /** It also starts the page's program, when it wants to. */
  readonly starts?: boolean;
  readonly words: RegExp;
  readonly files: readonly AtAddress[];
  /** The page speaks the browser's language to whoever has chosen none: its words are named in the head as well. */
  readonly ofBrowser?: boolean;
  readonly calls?: EarlyFiles['calls'];
};

/** Puts what the first paint needs into a page's head: the small blocking script, where the words lie, and what the server names by the address.
 *  `pages`: an HTML file (from the root) → what it fetches early. */
const firstPaint = (pages: Readonly<Record<string, Early>>): Plugin => {
  const scripts = new Map<string, Promise<string>>();
  const codeOf = ({ script }: Early) => {
    const code = scripts.get(script) ?? scriptOf(script);
    scripts.set(script, code);
    return code;
  };
  const fileOf = async (early: Early) => {
    const hash = createHash('sha256')
      .update(await codeOf(early))
      .digest('base64url')
      .slice(0, 8);
    return `assets/${basename(early.script, '.ts')}-${hash}.js`;
  };
  return {
    name: 'first-paint',
    configureServer(server) {
      for (const { script } of Object.values(pages))
        server.middlewares.use(`/early/${script}`, async (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript').end(await scriptOf(script));
        });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, bundle }) {
        const early = pages[path.slice(1)];
        if (!early || !html.includes(marker))
          throw new Error(`${path}: a page needs ${marker} in its head, and its words named in vite.config.ts`);
        if (!bundle) return html.replace(marker, `<script src="/early/${early.script}"></script>`);
        const words = wordFiles(bundle, early.words);
        const program = /<script type="module"( crossorigin)? src="([^"]+)"><\/script>/;
        const [entry, crossorigin = '', source] = (early.starts && program.exec(html)) || [];
        const starts = entry ? ` data-program="${source}"` : '';
        const files = early.files.map((at): EarlyFiles['files'][number] => [
          at.address,
          filesAt(bundle, at).filter((file) => !html.includes(file)),
        ]);
        return html
          .replace(marker, `<script src="/${await fileOf(early)}" data-words='${JSON.stringify(words)}'${starts}></script>`)
          .replace(entry ?? marker, `<link rel="modulepreload"${crossorigin} href="${source}">`)
          .replace('</head>', `${earlyFilesIn({ files, calls: early.calls, ...(early.ofBrowser && { words }) })}</head>`);
      },
    },
    async generateBundle() {
      for (const early of Object.values(pages))
        this.emitFile({ type: 'asset', fileName: await fileOf(early), source: await codeOf(early) });
    },
  };
};

/** What the page of a wall terminal is made of. */
const ofTerminal = /\/public-pages\/(index\.html|terminal\/terminal-page\.tsx)$|\/translations\/\w+\/(public|terminal-page)\.ts$/;

/** The service worker of the wall terminals: it names every file of their page, so that a version is kept as a whole. */
const terminalWorker = (): Plugin => ({
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

/** Text under /assets/ never changes under its name, so it is compressed once, as far as it goes, for the server to hand out. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))) {
      const file = join(dir ?? '', name);
      const text = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    }
  },
});

export default defineConfig({
  plugins: [
    react(),
    firstPaint({
      'public-pages/index.html': {
        script: 'public-pages/tokens/first-paint.ts',
        words: /\/schema\/translations\/(\w+)\/public\.ts$/,
        ofBrowser: true,
        files: [
          { address: '^/login', part: '/public-pages/login/login-page.tsx', fonts: true },
          // On a bad line a work order is read sooner in the device's own font: ours comes once the text is there.
          { address: '^/(confirm|decline)', part: '/public-pages/answer/answer-page.tsx', fonts: false },
          { address: '^/registration_terminal_page/', part: '/public-pages/terminal/terminal-page.tsx', fonts: true },
          { address: '', fonts: true },
        ],
      },
      'admin/index.html': {
        script: 'admin/first-sight.ts',
        starts: true,
        words: /\/generated\/words\/(\w+)\.ts$/,
        files: [
          { address: '^/task/\\d+$', part: '/admin/screens/task/task.tsx', fonts: true },
          { address: '^/(tasks/\\w+)?$', part: '/admin/screens/task-list/task-list.tsx', fonts: true },
          { address: '', fonts: true },
        ],
        calls: [
          ['^/task/(\\d+)$', ['/api/v1/me', '/api/v1/task/$1', '/api/v1/task/$1/status', '/api/v1/task/$1/time']],
          ['', ['/api/v1/me']],
        ],
      },
    }),
    terminalWorker(),
    precompressed(),
  ],
  publicDir: false,
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing as data: URIs, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { admin: 'admin/index.html', public: 'public-pages/index.html' },
      output: { codeSplitting: { groups: chunks } },
    },
  },
});
