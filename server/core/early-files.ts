// Which files a page needs first, by its address: the build writes them into the page, and whoever sends the page names them in its head.

export type EarlyFiles = {
  /** Pattern of the address → the files; the first pattern that fits is taken. */
  readonly files: readonly (readonly [address: string, files: readonly string[]])[];
  /** Language → the files of its words, where the browser's language is most likely the page's. */
  readonly words?: Partial<Record<string, readonly string[]>> | undefined;
};

const start = '<!-- early files ';
const end = ' -->';

/** As it stands in a built page. */
export const earlyFilesIn = (files: EarlyFiles): string => `${start}${JSON.stringify(files)}${end}`;

const linkTo = (file: string): string => {
  if (file.endsWith('.woff2')) return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`;
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="${file}">`;
  return `<link rel="modulepreload" crossorigin href="${file}">`;
};

/** The built page as it is sent at a path to a browser of a language: with links to the files that it needs there, which no script has to run for. */
export const pageWithFiles = (html: string): ((path: string, language: string) => string) => {
  const from = html.indexOf(start);
  if (from < 0) return () => html;
  const to = html.indexOf(end, from);
  const { files, words = {} } = JSON.parse(html.slice(from + start.length, to)) as EarlyFiles;
  const [head, rest] = [html.slice(0, from), html.slice(to + end.length)];
  const links = files.map(([address, its]) => ({ at: new RegExp(address), its: its.map(linkTo).join('') }));
  return (path, language) =>
    [head, ...(words[language] ?? []).map(linkTo), links.find(({ at }) => at.test(path))?.its ?? '', rest].join('');
};
