// Imports Markdown files into a space of the wiki: a page for each file and for each folder.
import { longestPage, type WikiSpace } from '#schema/wiki/wiki-page.ts';
import { act, type Services } from '#server/core/events/act.ts';
import { invalid } from '#server/core/http/refusal.ts';
import type { Me } from '#server/core/security/session.ts';
import { beginPage } from './page.ts';
import { requireWrite } from './place.ts';
import { readMarkdownFiles } from './read-markdown.ts';

export type Incoming = { readonly path: string; readonly text: string };

/** The most pages of one import, folders included: other users wait until all are written. */
const mostPages = 1000;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** Every file without its extension, and every folder. */
const placesOf = (paths: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...paths].flatMap((path) => {
      const names = path.split('/');
      return names.map((_name, at) => names.slice(0, at + 1).join('/'));
    }),
  );

/** Creates a page for each Markdown file, with folders as parent pages: all or none. @returns how many pages were made @throws Refusal 422 for a text that is too long or too deeply nested */
export const importMarkdown = async (
  services: Services,
  me: Me,
  { space, parent_id, files }: { readonly space: WikiSpace; readonly parent_id: number | null; readonly files: readonly Incoming[] },
): Promise<{ pages: number }> => {
  requireWrite(me, space);
  const texts = new Map(files.map(({ path, text }) => [path.replace(/\.(md|markdown)$/i, ''), text]));
  const places = [...placesOf(texts.keys())];
  if (places.length > mostPages) throw invalid({ field: 'files', reason: 'tooMany', parameters: { maximum: mostPages } });
  // Parsed before the transaction, so that other writers do not wait for it.
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
