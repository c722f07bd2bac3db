// The PDF of an invoice: made once in the client's language after issue and stored; drafts and other languages are made on request.
import type { Language } from '#schema/core/words.ts';
import { invoiceStates } from '#schema/invoicing/invoice.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { number, type RowOf, sql, text } from '#server/core/database/sql.ts';
import { act, outsideIdempotencyKey } from '#server/core/events/act.ts';
import { renderPdf } from '#server/core/files/pdf.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import { zoneIn } from '../company/company.ts';
import { hashOf, withStored } from '../files/generated-file.ts';
import { logoOf, type Printing } from '../paper/documents.ts';
import { invoiceLayout } from './layout.ts';
import { wholeOf } from './whole.ts';

const pdf = 'application/pdf';

/** `racun-2026-0012.pdf`; a draft's name has its id. */
export const invoiceFileName = ({ kind, number, id }: InvoiceWhole, language: Language, ending: string): string =>
  `${sayIn(language)(kind === 'invoice' ? 'invoice_paper.file' : 'invoice_paper.creditFile')}-${number ?? id}.${ending}`;

const render = async (services: Printing, whole: InvoiceWhole, language: Language): Promise<Uint8Array> => {
  const timeZone = await zoneIn(services.database.read);
  const logo = await logoOf(services, whole.seller.logo);
  // The QR code library is loaded with the first invoice.
  const { paymentCode } = await import('./payment.ts');
  return renderPdf(invoiceLayout(whole, { language, timeZone, printed: new Date() }, { logo, code: paymentCode(whole) }));
};

const columns = { file_id: number, file_name: text, sha256: text, storage_key: text };
type StoredPaper = RowOf<typeof columns>;
const keptOf = ({ database: { read } }: Printing, id: number): Promise<StoredPaper | null> =>
  read.row(
    sql`select f.id as file_id, f.file_name, f.sha256, f.storage_key from invoice i join file f on f.id = i.document where i.id = ${id}`,
    columns,
  );

/** Makes and stores the PDF of an issued invoice unless it is stored already; if several do so at once, all use the first. */
const storedPaper = async (services: Printing, me: Me, whole: InvoiceWhole): Promise<StoredPaper> => {
  const known = await keptOf(services, whole.id);
  if (known) return known;
  const { language } = whole.buyer;
  const bytes = await render(services, whole, language);
  const made = { file_name: invoiceFileName(whole, language, 'pdf'), content_type: pdf, bytes };
  await withStored(services.files, made, (keep) =>
    outsideIdempotencyKey(() =>
      act(services, me, async (tx) => {
        const invoice = await tx.get('invoice', whole.id);
        invoice.document ??= await keep(tx, me.id);
      }),
    ),
  );
  const now = await keptOf(services, whole.id);
  if (!now) throw new Error(`The paper of invoice ${whole.id} was kept and is not there.`);
  return now;
};

/** Stores the PDF after an invoice or a credit note is issued. @throws Refusal 404 without such an invoice */
export const keepPaper = async (services: Printing, me: Me, id: number): Promise<void> => {
  await storedPaper(services, me, await wholeOf(services.database, id));
};

/** The stored PDF as issued, for sending. */
export const issuedPaper = (services: Printing, me: Me, whole: InvoiceWhole): Promise<StoredPaper> => storedPaper(services, me, whole);

/** The PDF of an invoice; `bytes` is set where it is not in the store. @throws Refusal 404 without such an invoice */
export const invoiceDocument = async (services: Printing, me: Me, id: number, chosenLanguage?: Language) => {
  const whole = await wholeOf(services.database, id);
  const language = chosenLanguage ?? whole.buyer.language;
  if (whole.status !== invoiceStates.waiting && language === whole.buyer.language)
    return { ...(await storedPaper(services, me, whole)), content_type: pdf, bytes: null };
  const bytes = await render(services, whole, language);
  return { file_name: invoiceFileName(whole, language, 'pdf'), sha256: hashOf(bytes), storage_key: '', content_type: pdf, bytes };
};
