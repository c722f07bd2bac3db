// Adds to a page's head what its first paint needs, and the list by which the server preloads files for an address.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { type EarlyFiles, earlyFilesIn } from '#server/core/http/early-files.ts';
import { fromRoot, scriptOf } from './script.ts';

const marker = '<!-- first paint -->';

const fontFiles = (bundle: Rolldown.OutputBundle) =>
  Object.keys(bundle)
    .filter((file) => /ibm-plex-sans-latin.*\.woff2$/.test(file))
    .map((file) => `/${file}`);

/** The files with words by language, so that the script can preload one language's. */
const wordFiles = (bundle: Rolldown.OutputBundle, words: RegExp) => {
  const files: Record<string, string[]> = {};
  for (const output of Object.values(bundle)) {
    const language = output.type === 'chunk' && words.exec(output.facadeModuleId ?? '')?.[1];
    if (language) files[language] = [output.fileName, ...output.imports].map((file) => `/${file}`);
  }
  return files;
};

/** The chunk with all its static imports and their style sheets, except the entry, which is loaded anyway. */
const filesBelow = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return found;
  found.add(name);
  for (const other of chunk.imports) filesBelow(bundle, other, found);
  // After the style sheets of its imports, in the order in which the program would load them.
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
};

/** What an address (a pattern; the first match counts) preloads: its module, and the fonts unless the text should come first. */
type AtAddress = { readonly address: string; readonly part?: string; readonly fonts: boolean };
const filesAt = (bundle: Rolldown.OutputBundle, { part, fonts }: AtAddress): string[] => {
  const chunk = part ? Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(part)) : undefined;
  if (part && !chunk) throw new Error(`${part} is no part of its own in the build`);
  const files = chunk ? [...filesBelow(bundle, chunk.fileName)].map((file) => `/${file}`) : [];
  return [...files, ...(fonts ? fontFiles(bundle) : [])];
};

/** What a page preloads before its script runs: modules with words (language in the first group), and, by address, files and calls. */
type Early = {
  /** The small script that runs before anything is painted; path from the root. */
  readonly script: string;
  /** The script also starts the page's program, when it wants to. */
  readonly starts?: boolean;
  readonly words: RegExp;
  readonly files: readonly AtAddress[];
  /** Without a chosen language the page uses the browser's, so the head names its words too. */
  readonly ofBrowser?: boolean;
  readonly calls?: EarlyFiles['calls'];
  /** The page as first seen at an address (a pattern, with the query); the module exports its HTML. */
  readonly prerender?: { readonly address: string; readonly module: string };
};
type Prerender = NonNullable<EarlyFiles['prerender']>;

/** Prerendering needs no style sheets: the page's own apply to the elements. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (file) => (file.endsWith('.css') ? '\0style' : null),
  load: (id) => (id === '\0style' ? '' : null),
};

const prerenderOf = async ({ prerender }: Early): Promise<Prerender | undefined> => {
  if (!prerender) return undefined;
  const { module } = await runnerImport<Pick<Prerender, 'company' | 'elements'>>(fromRoot(prerender.module), {
    configFile: false,
    plugins: [withoutStyles],
  });
  return { address: prerender.address, company: module.company, elements: module.elements };
};

/** Adds what the first paint needs to a page's head: the blocking script, the addresses of words, and what the server names by address.
 * `pages`: an HTML file (path from the root) → what it preloads. */
export const firstPaint = (pages: Readonly<Record<string, Early>>): Plugin => {
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
        const named = { files, calls: early.calls, prerender: await prerenderOf(early), ...(early.ofBrowser && { words }) };
        return html
          .replace(marker, `<script src="/${await fileOf(early)}" data-words='${JSON.stringify(words)}'${starts}></script>`)
          .replace(entry ?? marker, `<link rel="modulepreload"${crossorigin} href="${source}">`)
          .replace('</head>', () => `${earlyFilesIn(named)}</head>`);
      },
    },
    async generateBundle() {
      for (const early of Object.values(pages))
        this.emitFile({ type: 'asset', fileName: await fileOf(early), source: await codeOf(early) });
    },
  };
};
