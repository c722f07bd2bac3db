// Markdown files brought into a space of the wiki: a page of each, and of each folder above them.
import { longestPage, type WikiSpace } from '#schema/wiki/wiki-page.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { beginPage } from './page.ts';
import { requireWrite } from './place.ts';
import { readMarkdownFiles } from './read-markdown.ts';

export type Incoming = { readonly path: string; readonly text: string };

/** As many pages come at once, those of the folders among them: others wait until all of them are written. */
const mostPages = 1000;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Every file without its ending, and every folder above it. */
const placesOf = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...paths].flatMap((path) => {
      const names = path.split('/');
      return names.map((_name, at) => names.slice(0, at + 1).join('/'));
    }),
  );

/** Makes a page of each Markdown file, folders as pages above them: all or none. @returns how many pages were made @throws Refusal 422 for a text that is too long or too tangled */
export const importMarkdown = async (
  services: Services,
  me: Me,
  { space, parent_id, files }: { readonly space: WikiSpace; readonly parent_id: number | null; readonly files: readonly Incoming[] },
): Promise<{ pages: number }> => {
  requireWrite(me, space);
  const texts = new Map(files.map(({ path, text }) => [path.replace(/\.(md|markdown)$/i, ''), text]));
  const places = [...placesOf(texts.keys())];
  if (places.length > mostPages) throw invalid({ field: 'files', reason: 'tooMany', parameters: { maximum: mostPages } });
  // Before the transaction, in which others would wait for it.
  const read = await readMarkdownFiles(places.map((path) => ({ name: nameOf(path), text: texts.get(path) ?? '' })));
  const pages = new Map(places.map((path, at) => [path, read[at]]));
  return act(services, me, async (tx) => {
    const made = new Map<string, number>();
    const pageAt = async (path: string): Promise<number | null> => {
      const known = made.get(path);
      if (known !== undefined || path === '') return known ?? parent_id;
      const cut = path.lastIndexOf('/');
      const above = await pageAt(cut < 0 ? '' : path.slice(0, cut));
      const { title, html } = pages.get(path) ?? { title: nameOf(path), html: '' };
      if (html.length > longestPage) throw invalid({ field: 'files', reason: 'tooLong' });
      const id = await beginPage(tx, me, { space, parent_id: above, title: title.slice(0, 200), body: html });
      made.set(path, id);
      return id;
    };
    for (const path of texts.keys()) await pageAt(path);
    return { pages: made.size };
  });
};
