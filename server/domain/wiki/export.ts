// Exports a space of the wiki: as one PDF with a table of contents, or as Markdown files in the folders of its tree.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Content } from 'pdfmake/interfaces.js';
import { settings as settingsEntity } from '#schema/company/settings.ts';
import { isPrintable } from '#schema/core/file-types.ts';
import { picturesIn } from '#schema/core/record-links.ts';
import { languageAmong } from '#schema/core/words.ts';
import { type WikiSpace, wikiPage, wikiStates } from '#schema/wiki/wiki-page.ts';
import type { Database } from '#server/core/database/database.ts';
import { among, number, sql, text } from '#server/core/database/sql.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { PaperDefinition } from '#server/core/files/paper-style.ts';
import { ink, quiet } from '#server/core/files/paper-style.ts';
import { renderPdf, tooLarge } from '#server/core/files/pdf.ts';
import { mostPointsAPaper, pointsOf } from '#server/core/files/picture-points.ts';
import { sayIn } from '#server/core/http/words.ts';
import { type Entry, zipped } from '#server/core/http/zip.ts';
import type { Me } from '#server/core/security/session.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { canBeSet } from '../paper/documents.ts';
import { soft } from '../paper/paper-table.ts';
import { printable } from '../paper/rich-text-print.ts';
import { fileBeside, markdownOf } from './markdown.ts';
import { requireRead } from './place.ts';

type Leaf = { readonly id: number; readonly title: string; readonly depth: number; readonly path: string };
/** The most bytes of pictures in one PDF. */
const mostPictures = 60_000_000;

type Source = { readonly database: Database; readonly files: Pick<FileStore, 'read'> };

/** A title as a file name that every system accepts. */
const fileName = (title: string) =>
  title
    .replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-')
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, 80) || 'page';

/** All pages of a space, each before those below it. */
const leavesOf = async ({ read }: Database, space: WikiSpace): Promise<Leaf[]> => {
  const rows = await read.rows(
    sql`select id, parent_id, title from wiki_page where space = ${space} and status = ${wikiStates.live} order by position, id`,
    columnsOf(wikiPage, 'id', 'parent_id', 'title'),
  );
  const under = Map.groupBy(rows, ({ parent_id }) => parent_id ?? 0);
  const leaves: Leaf[] = [];
  const grow = (parent: number, depth: number, folder: string): void => {
    const taken = new Set<string>();
    for (const { id, title } of under.get(parent) ?? []) {
      const name = fileName(title);
      const own = taken.has(name.toLowerCase()) ? `${name} (${id})` : name;
      taken.add(own.toLowerCase());
      const path = `${folder}${own}`;
      leaves.push({ id, title, depth, path });
      grow(id, depth + 1, `${path}/`);
    }
  };
  grow(0, 0, '');
  return leaves;
};

/** The number of texts in memory at once while pages are written one after the other. */
const textsAtOnce = 50;
async function* withTexts({ read }: Database, leaves: readonly Leaf[]): AsyncGenerator<Leaf & { readonly body: string | null }> {
  for (let from = 0; from < leaves.length; from += textsAtOnce) {
    const some = leaves.slice(from, from + textsAtOnce);
    const ids = some.map(({ id }) => id);
    const rows = await read.rows(sql`select id, body from wiki_page where id ${among(ids)}`, columnsOf(wikiPage, 'id', 'body'));
    const bodies = new Map(rows.map(({ id, body }) => [id, body || null]));
    for (const leaf of some) yield { ...leaf, body: bodies.get(leaf.id) ?? null };
  }
}

type StoredPicture = { readonly id: number; readonly name: string; readonly type: string; readonly size: number; readonly key: string };
/** The files attached to pages of a space. */
const filesIn = ({ read }: Database, space: WikiSpace): Promise<StoredPicture[]> =>
  read.rows(
    sql`select f.id, f.file_name as name, f.content_type as type, f.size, f.storage_key as key
      from file f join wiki_page p on p.id = f.wiki_page_id where p.space = ${space} and p.status = ${wikiStates.live} order by f.id`,
    { id: number, name: text, type: text, size: number, key: text },
  );

/** The pictures in these texts, as data URLs. @throws Refusal 503 `paperTooLarge` */
const loadPictures = async (
  { database, files }: Source,
  space: WikiSpace,
  bodies: readonly (string | null)[],
): Promise<Map<number, string>> => {
  const shown = new Set(bodies.flatMap((body) => (body ? picturesIn(body) : [])));
  const printableFiles = (await filesIn(database, space)).filter(({ id, type }) => shown.has(id) && isPrintable(type));
  if (printableFiles.reduce((sum, { size }) => sum + size, 0) > mostPictures) throw tooLarge();
  const pictures = new Map<number, string>();
  let points = 0;
  for (const { id, type, key } of printableFiles) {
    const stored = await files.read(key);
    const image = stored && `data:${type};base64,${(await buffer(stored.bytes)).toString('base64')}`;
    if (!image || !(await canBeSet(image))) continue;
    points += pointsOf(image);
    if (points > mostPointsAPaper) throw tooLarge();
    pictures.set(id, image);
  }
  return pictures;
};

/** The whole space as one PDF: table of contents, then each page. */
export const spacePdf = async (source: Source, me: Me, space: WikiSpace): Promise<Uint8Array> => {
  requireRead(me, space);
  const leaves = await leavesOf(source.database, space);
  const bodies: (string | null)[] = [];
  for await (const { body } of withTexts(source.database, leaves)) bodies.push(body);
  const pictures = await loadPictures(source, space, bodies);
  const settings = await source.database.read.row(
    sql`select company_name, default_language from settings where id = 1`,
    columnsOf(settingsEntity, 'company_name', 'default_language'),
  );
  const company = settings?.company_name ?? '';
  const language = languageAmong(settings?.default_language);
  const say = sayIn(language);
  const name = say(`wiki_page.values.space.${space}`);
  const contents: Content[] = leaves.map(({ id, title, depth }) => ({
    text: [{ text: `${soft(title)}  ` }, { pageReference: `page${id}` }],
    linkToDestination: `page${id}`,
    margin: [depth * 12, 0, 0, 2],
  }));
  const pages = leaves.flatMap(({ id, title }, at): Content[] => [
    { text: soft(title), id: `page${id}`, fontSize: 15, bold: true, margin: [0, 18, 0, 6] },
    ...printable(bodies[at] ?? '', pictures),
  ]);
  const paper: PaperDefinition = {
    info: { title: name, author: company },
    language,
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 52],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: ink },
    foot: { text: `${company} · ${name}`, page: say('work_order.page', { page: '{page}', pages: '{pages}' }) },
    content: [{ text: company, color: quiet }, { text: name, fontSize: 22, bold: true, margin: [0, 0, 0, 12] }, ...contents, ...pages],
  };
  return renderPdf(paper);
};

async function* markdownIn({ database, files }: Source, space: WikiSpace, leaves: readonly Leaf[]): AsyncGenerator<Entry> {
  for await (const { title, path, depth, body } of withTexts(database, leaves)) {
    const text = markdownOf(title, body).replaceAll('](files/', `](${'../'.repeat(depth)}files/`);
    yield { path: `${path}.md`, bytes: Readable.from([Buffer.from(text)]) };
  }
  for (const { id, name, key } of await filesIn(database, space)) {
    const stored = await files.read(key);
    if (stored) yield { path: fileBeside(id, name), bytes: stored.bytes };
  }
}

/** The whole space as a ZIP of Markdown files in the folders of its tree, with one folder for pictures and files. */
export const spaceMarkdown = async (source: Source, me: Me, space: WikiSpace): Promise<Readable> => {
  requireRead(me, space);
  return zipped(markdownIn(source, space, await leavesOf(source.database, space)));
};
