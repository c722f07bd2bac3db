// Mails an issued invoice to its client: a letter with the stored PDF, and the electronic invoice where the client wants it.

import { createFormat } from '#schema/core/format.ts';
import { ibanText } from '#schema/core/iban.ts';
import { invoice, invoiceStates } from '#schema/invoicing/invoice.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import { act } from '#server/core/events/act.ts';
import { conflict } from '#server/core/http/refusal.ts';
import { sayIn } from '#server/core/http/words.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readWithTransitionsInside } from '#server/crud/read/with-transitions.ts';
import { checkVersion } from '#server/crud/write/write.ts';
import { zoneIn } from '../company/company.ts';
import { type StoreFile, withStored } from '../files/generated-file.ts';
import { letter } from '../mail/letter.ts';
import { send } from '../mail/outbox.ts';
import type { Printing } from '../paper/documents.ts';
import { type EInvoiceForm, eInvoice } from './e-invoice.ts';
import { issuedPaper } from './paper.ts';
import { wholeOf } from './whole.ts';

type Wish = { readonly message: string | null; readonly withXml: boolean };

const letterOf = (whole: InvoiceWhole, timeZone: string, { message, withXml }: Wish) => {
  const { kind, seller, buyer, credited, due_date, payment_reference } = whole;
  const say = sayIn(buyer.language);
  const format = createFormat(buyer.language, timeZone);
  const number = whole.number ?? '';
  const total = format.money(whole.total);
  const isInvoice = kind === 'invoice';
  const parameters = { number, credited: credited?.number ?? '' };
  return letter({
    language: buyer.language,
    subject: isInvoice ? say('invoice_paper.letter.subject', { number }) : say('invoice_paper.letter.creditSubject', parameters),
    name: null,
    paragraphs: [
      isInvoice ? say('invoice_paper.letter.text', { number }) : say('invoice_paper.letter.creditText', parameters),
      ...(message ? [message] : []),
      [
        isInvoice ? say('invoice_paper.letter.total', { total }) : say('invoice_paper.letter.creditTotal', { total }),
        ...(isInvoice && due_date ? [say('invoice_paper.letter.due', { date: format.date(due_date) })] : []),
      ].join(' '),
      ...(isInvoice && seller.iban && payment_reference
        ? [say('invoice_paper.letter.pay', { iban: ibanText(seller.iban), reference: payment_reference })]
        : []),
      ...(withXml ? [say('invoice_paper.letter.eInvoice')] : []),
      say('invoice_paper.letter.answer'),
    ],
    company: { name: seller.name, phone: seller.phone },
  });
};

type Sending = {
  readonly email?: string | null | undefined;
  readonly message?: string | null | undefined;
  readonly e_invoice?: EInvoiceForm | null | undefined;
};

/** @throws Refusal 409 `notSent` for a draft, `noAddress` where neither the caller nor the client gives an address, 412 where the invoice changed since the caller read it */
export const sendInvoice = async (
  services: Printing,
  me: Me,
  { id, ifMatch }: { readonly id: number; readonly ifMatch: string | null },
  { email, message, e_invoice }: Sending,
): Promise<ApiRecord> => {
  const { database, files } = services;
  const whole = await wholeOf(database, id);
  if (whole.status === invoiceStates.waiting) throw conflict('invoice_paper', 'notSent');
  const recipient = email ?? whole.buyer.email;
  if (!recipient) throw conflict('invoice_paper', 'noAddress');
  const xml = e_invoice ? await eInvoice(whole, e_invoice, me.language) : null;
  const paper = await issuedPaper(services, me, whole);
  const timeZone = await zoneIn(database.read);
  const sending = (keep?: StoreFile) =>
    act(services, me, async (tx) => {
      const row = await tx.get('invoice', id);
      checkVersion(ifMatch, row.version);
      const e_invoice_id = await keep?.(tx, me.id);
      Object.assign(row, { sent_at: tx.now, sent_to: recipient, version: row.version + 1 });
      tx.record({ entity: 'invoice', id, action: 'send', after: { sent_to: recipient }, topics: ['invoice', `invoice:${id}`] });
      await send(tx, {
        ...letterOf(whole, timeZone, { message: message ?? null, withXml: xml !== null }),
        kind: 'invoice',
        recipient,
        reply_to: me.email,
        language: whole.buyer.language,
        entity: 'invoice',
        entity_id: id,
        file_id: paper.file_id,
        ...(e_invoice_id && { e_invoice_id }),
      });
      return readWithTransitionsInside(tx, invoice, me, id);
    });
  return xml ? withStored(files, { ...xml, bytes: Buffer.from(xml.text) }, sending) : sending();
};
