// Prints documents of tasks and projects once for the same contents; the stored name contains a hash of the contents.
import { buffer } from 'node:stream/consumers';
import { isPrintable } from '#schema/core/file-types.ts';
import { fold } from '#schema/core/fold.ts';
import type { Language } from '#schema/core/words.ts';
import { document } from '#schema/files/document.ts';
import { file } from '#schema/files/file.ts';
import type { Database } from '#server/core/database/database.ts';
import { selected, sql } from '#server/core/database/sql.ts';
import { type Actor, act, type Services } from '#server/core/events/act.ts';
import type { FileStore } from '#server/core/files/files.ts';
import type { PaperDefinition } from '#server/core/files/paper-style.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { notFound, Refusal } from '#server/core/http/refusal.ts';
import { insert } from '#server/crud/write/write.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import { hashOf, withStored } from '../files/generated-file.ts';

export type Printing = Services & { readonly files: FileStore };
export type Printed = { readonly file_name: string; readonly content_type: string; readonly sha256: string; readonly storage_key: string };

const pdf = 'application/pdf';
/** `delovni-nalog-4127-k3J9xQ2a.pdf` */
const nameOf = (title: string, parameters: object): string =>
  `${fold(title).replace(/[^a-z0-9]+/g, '-')}-${hashOf(JSON.stringify(parameters)).slice(0, 16)}.pdf`;

const printedFile = columnsOf(file, 'file_name', 'content_type', 'sha256', 'storage_key');
const storedDocument = ({ read }: Database, name: string): Promise<Printed | null> =>
  read.row(sql`select ${selected(printedFile, 'f')} from document d join file f on f.id = d.file_id where d.name = ${name}`, printedFile);

/** Whether pdfmake can set this picture: a damaged logo must not prevent the company from printing. */
export const canBeSet = (image: string): Promise<boolean> =>
  renderPdf({ content: [{ image, fit: [10, 10] }], defaultStyle: { font: 'Roboto' }, foot: { text: '', page: '' } }).then(
    () => true,
    () => false,
  );

/** The company's logo for a document; null for formats that were accepted earlier but cannot be printed. */
export const logoOf = async ({ database, files }: Printing, id: number | null): Promise<string | null> => {
  if (id === null) return null;
  const row = await database.read.row(
    sql`select content_type, storage_key from file where id = ${id}`,
    columnsOf(file, 'content_type', 'storage_key'),
  );
  if (!row || !isPrintable(row.content_type)) return null;
  const stored = await files.read(row.storage_key);
  if (!stored) return null;
  const image = `data:${row.content_type};base64,${(await buffer(stored.bytes)).toString('base64')}`;
  return (await canBeSet(image)) ? image : null;
};

/** The bytes of a printed document. @throws Refusal 404 for an unknown name, or if its task is gone */
export const printed = async (database: Database, name: string): Promise<Printed> => {
  const known = await storedDocument(database, name);
  if (!known) throw notFound();
  return known;
};

/** What is printed, and for which record. */
type Sheet = {
  /** The user in whose name it is printed. */
  readonly by: number;
  readonly owner: { readonly task_id: number } | { readonly project_id: number };
  readonly title: string;
  /** All contents: equal contents are printed once. */
  readonly parameters: object;
  readonly kind: 'preview' | 'printout';
  readonly language: Language;
  layout(): Promise<PaperDefinition>;
};

/** Prints a document unless one with the same contents exists. */
export const printOnce = async (
  services: Printing,
  { by, owner, title, parameters, kind, language, layout }: Sheet,
  me: Actor,
): Promise<Printed> => {
  const { database, files } = services;
  const name = nameOf(title, parameters);
  const known = await storedDocument(database, name);
  if (known) return known;
  const bytes = await renderPdf(await layout());
  try {
    await withStored(files, { file_name: name, content_type: pdf, bytes }, (keep) =>
      act(services, me, async (tx) => {
        await ('task_id' in owner ? tx.lock('task', owner.task_id) : tx.lock('project', owner.project_id));
        const file_id = await keep(tx, by);
        await insert(tx, document, {}, { ...owner, name, kind, language, file_id, created_by: by, created_at: tx.now.toISOString() });
      }),
    );
  } catch (error) {
    // Somebody printed the same contents at the same moment; that document serves as well.
    if (!(error instanceof Refusal) || error.reason !== 'document_name_unique') throw error;
  }
  return printed(database, name);
};
