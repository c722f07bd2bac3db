// What a page needs first, by its address, written into the page by the build: the server links these files in the page's head and sends the first answers, or prerendered HTML, along.

type Calls = readonly (readonly [address: string, calls: readonly string[]])[];
export type EarlyFiles = {
  /** Pattern of the address → files; the first match is taken. */
  readonly files: readonly (readonly [address: string, files: readonly string[]])[];
  /** Language → the files of its words; the browser's language is most likely the page's. */
  readonly words?: Partial<Record<string, readonly string[]>> | undefined;
  /** Pattern of the address → the page's first calls; `$1` is the pattern's first group. */
  readonly calls?: Calls | undefined;
  /** Prerendered HTML, where it is the same for everybody with the same language. */
  readonly prerender?: Prerender | undefined;
};

type Prerender = {
  /** Pattern of the address with its query. */
  readonly address: string;
  /** The placeholder for the company's name, which is unknown at build time. */
  readonly company: string;
  /** Language → the page's HTML elements. */
  readonly elements: Partial<Record<string, string>>;
};

const start = '<!-- early files ';
const end = ' -->';

/** The data as they stand in a built page. */
export const earlyFilesIn = (files: EarlyFiles): string => `${start}${JSON.stringify(files).replaceAll('>', '\\u003e')}${end}`;

const linkTo = (file: string, applied: boolean): string => {
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  if (file.endsWith('.css')) return `<link ${applied ? 'rel="stylesheet"' : 'rel="preload" as="style"'} crossorigin href="${file}">`;
  return `<link rel="modulepreload" crossorigin href="${file}">`;
};

type PageRequest = {
  readonly path: string;
  /** `?from=/tasks/own`, or nothing. */
  readonly search?: string;
  /** The browser's language. */
  readonly language: string;
  /** The company's name as HTML, for a prerendered page. */
  readonly company?: string;
};
export type BuiltPage = {
  /** The page's HTML with links to the files that it needs first, so that no script has to run to load them. */
  html(request: PageRequest): string;
  /** The first calls of the page at a path. */
  calls(path: string): string[];
};

export const builtPage = (html: string): BuiltPage => {
  const from = html.indexOf(start);
  if (from < 0) return { html: () => html, calls: () => [] };
  const to = html.indexOf(end, from);
  const { files, words = {}, calls = [], prerender } = JSON.parse(html.slice(from + start.length, to)) as EarlyFiles;
  const [head, rest] = [html.slice(0, from), html.slice(to + end.length)];
  // Answers that come along are shown before the program has loaded, so style sheets are applied at once.
  const linksTo = (filePaths: readonly string[]) => filePaths.map((file) => linkTo(file, calls.length > 0)).join('');
  const links = files.map(([address, pageFiles]) => ({ at: new RegExp(address), contents: linksTo(pageFiles) }));
  const patterns = calls.map(([address, pageCalls]) => ({ at: new RegExp(address), contents: pageCalls }));
  const seenAt = prerender && new RegExp(prerender.address);
  return {
    html({ path, search = '', language, company = '' }) {
      const page = [head, linksTo(words[language] ?? []), links.find(({ at }) => at.test(path))?.contents ?? '', rest].join('');
      const prerendered =
        company && seenAt?.test(path + search) && prerender?.elements[language]?.replaceAll(prerender.company, () => company);
      if (!prerendered) return page;
      return page
        .replace(/<html lang="\w+"/, `<html lang="${language}" data-prerender`)
        .replace('<div id="root"></div>', () => `<div id="root">${prerendered}</div>`);
    },
    calls(path) {
      const here = patterns.find(({ at }) => at.test(path));
      return (here?.contents ?? []).map((call) => call.replace('$1', here?.at.exec(path)?.[1] ?? ''));
    },
  };
};
