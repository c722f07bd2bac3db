// What a page needs first, by its address: the build writes it into the page, and whoever sends the page names the files in its head and sends the answers along.

type Calls = readonly (readonly [address: string, calls: readonly string[]])[];
export type EarlyFiles = {
  /** Pattern of the address → the files; the first pattern that fits is taken. */
  readonly files: readonly (readonly [address: string, files: readonly string[]])[];
  /** Language → the files of its words, where the browser's language is most likely the page's. */
  readonly words?: Partial<Record<string, readonly string[]>> | undefined;
  /** Pattern of the address → what the page would ask for first; `$1` is the pattern's first group. */
  readonly calls?: Calls | undefined;
};

const start = '<!-- early files ';
const end = ' -->';

/** As it stands in a built page. */
export const earlyFilesIn = (files: EarlyFiles): string => `${start}${JSON.stringify(files)}${end}`;

const linkTo = (file: string, applied: boolean): string => {
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  if (file.endsWith('.css')) return `<link ${applied ? 'rel="stylesheet"' : 'rel="preload" as="style"'} crossorigin href="${file}">`;
  return `<link rel="modulepreload" crossorigin href="${file}">`;
};

export type BuiltPage = {
  /** As it is sent at a path to a browser of a language: with links to the files that it needs there, which no script has to run for. */
  html(path: string, language: string): string;
  /** What it would ask for first at a path. */
  calls(path: string): string[];
};

export const builtPage = (html: string): BuiltPage => {
  const from = html.indexOf(start);
  if (from < 0) return { html: () => html, calls: () => [] };
  const to = html.indexOf(end, from);
  const { files, words = {}, calls = [] } = JSON.parse(html.slice(from + start.length, to)) as EarlyFiles;
  const [head, rest] = [html.slice(0, from), html.slice(to + end.length)];
  // Where answers come along they are shown before the program is there, for which the style sheets are applied at once.
  const linksTo = (its: readonly string[]) => its.map((file) => linkTo(file, calls.length > 0)).join('');
  const links = files.map(([address, its]) => ({ at: new RegExp(address), its: linksTo(its) }));
  const patterns = calls.map(([address, its]) => ({ at: new RegExp(address), its }));
  return {
    html: (path, language) => [head, linksTo(words[language] ?? []), links.find(({ at }) => at.test(path))?.its ?? '', rest].join(''),
    calls(path) {
      const here = patterns.find(({ at }) => at.test(path));
      return (here?.its ?? []).map((call) => call.replace('$1', here?.at.exec(path)?.[1] ?? ''));
    },
  };
};
