// What a page needs first, by its address: the build writes it into the page, and whoever sends the page names the files in its head and sends the answers, or the page as it is first seen, along.

type Calls = readonly (readonly [address: string, calls: readonly string[]])[];
export type EarlyFiles = {
  /** Pattern of the address → the files; the first pattern that fits is taken. */
  readonly files: readonly (readonly [address: string, files: readonly string[]])[];
  /** Language → the files of its words, where the browser's language is most likely the page's. */
  readonly words?: Partial<Record<string, readonly string[]>> | undefined;
  /** Pattern of the address → what the page would ask for first; `$1` is the pattern's first group. */
  readonly calls?: Calls | undefined;
  /** The page as it is first seen, where that is the same for everybody who speaks a language. */
  readonly prerender?: Prerender | undefined;
};

type Prerender = {
  /** Pattern of the address with its query. */
  readonly address: string;
  /** What stands in it where the company's name goes, which nobody knows when it is built. */
  readonly company: string;
  /** Language → the elements of the page. */
  readonly elements: Partial<Record<string, string>>;
};

const start = '<!-- early files ';
const end = ' -->';

/** As it stands in a built page. */
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
  /** The browser's. */
  readonly language: string;
  /** The company's name as HTML; a page that is to be seen before its program has to name it. */
  readonly company?: string;
};
export type BuiltPage = {
  /** As it is sent to whoever asks: with links to the files that it needs there, which no script has to run for. */
  html(request: PageRequest): string;
  /** What it would ask for first at a path. */
  calls(path: string): string[];
};

export const builtPage = (html: string): BuiltPage => {
  const from = html.indexOf(start);
  if (from < 0) return { html: () => html, calls: () => [] };
  const to = html.indexOf(end, from);
  const { files, words = {}, calls = [], prerender } = JSON.parse(html.slice(from + start.length, to)) as EarlyFiles;
  const [head, rest] = [html.slice(0, from), html.slice(to + end.length)];
  // Where answers come along they are shown before the program is there, for which the style sheets are applied at once.
  const linksTo = (filePaths: readonly string[]) => filePaths.map((file) => linkTo(file, calls.length > 0)).join('');
  const links = files.map(([address, pageFiles]) => ({ at: new RegExp(address), its: linksTo(pageFiles) }));
  const patterns = calls.map(([address, pageCalls]) => ({ at: new RegExp(address), its: pageCalls }));
  const seenAt = prerender && new RegExp(prerender.address);
  return {
    html({ path, search = '', language, company = '' }) {
      const page = [head, linksTo(words[language] ?? []), links.find(({ at }) => at.test(path))?.its ?? '', rest].join('');
      const prerendered =
        company && seenAt?.test(path + search) && prerender?.elements[language]?.replaceAll(prerender.company, () => company);
      if (!prerendered) return page;
      return page
        .replace(/<html lang="\w+"/, `<html lang="${language}" data-prerender`)
        .replace('<div id="root"></div>', () => `<div id="root">${prerendered}</div>`);
    },
    calls(path) {
      const here = patterns.find(({ at }) => at.test(path));
      return (here?.its ?? []).map((call) => call.replace('$1', here?.at.exec(path)?.[1] ?? ''));
    },
  };
};
