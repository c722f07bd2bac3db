// The contents of a project offer's PDF: sender and client, lines with prices, validity and terms.

import { type VatBasis, vatBasisOf } from '#schema/company/vat-basis.ts';
import type { Language } from '#schema/core/words.ts';
import { type OfferLine, type Totals, totalsOf } from '#schema/offers/offer-totals.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import type { ReadSource } from '#server/core/database/database.ts';
import { nullable, selected, sql, text } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { columnsOf } from '#server/fields/columns-of.ts';
import {
  addressed,
  type Business,
  branchOfficeOf,
  type Contact,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  senderIn,
  type TextOrNull,
} from '../mail/addressed.ts';

export type OfferPaper = {
  readonly id: number;
  readonly version: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Business & { readonly phone: TextOrNull; readonly logo: number | null };
  /** `PP-112 A` */
  readonly number: string;
  readonly letter: string;
  readonly draft: boolean;
  readonly title: string;
  readonly client: Business;
  readonly place: Place | null;
  readonly contact: Contact | null;
  readonly preparedBy: { readonly name: string; readonly email: TextOrNull };
  readonly date: string;
  readonly valid_until: TextOrNull;
  readonly payment: TextOrNull;
  readonly introduction: TextOrNull;
  readonly terms: TextOrNull;
  readonly lines: readonly OfferLine[];
  readonly discount: number;
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
  readonly vat_basis: VatBasis | null;
  readonly totals: Totals;
};

const columns = columnsOf(
  projectOffer,
  'version',
  'number',
  'letter',
  'status',
  'title',
  'sent_at',
  'valid_until',
  'payment',
  'introduction',
  'terms',
  'lines',
  'discount',
  'vat_rate',
  'reverse_charge',
);

/** The current contents, in the client's language unless another is requested. @throws Refusal 404 without such an offer */
export const offerPaper = async ({ read }: ReadSource, id: number, language?: Language): Promise<OfferPaper> => {
  const row = await read.row(
    sql`select ${selected(columns, 'o')}, ${addressed.selected}, u.name || ' ' || u.last_name as by_name, u.email as by_email
      from project_offer o join client c on c.id = o.client_id left join branch_office b on b.id = o.branch_office_id
        left join contact k on k.id = o.contact_id join "user" u on u.id = o.user_added where o.id = ${id}`,
    { ...columns, ...addressed.columns, by_name: text, by_email: text },
  );
  const settings = await senderIn(read);
  const supply = await read.row(
    sql`select s.country as home, c.country, c.vat_number from project_offer o join client c on c.id = o.client_id join settings s on s.id = 1 where o.id = ${id}`,
    { home: text, country: text, vat_number: nullable(text) },
  );
  const client = row && clientOf(row);
  if (!client || !supply) throw notFound();
  const { version, letter, title, valid_until, payment, introduction, terms, lines, discount, vat_rate, reverse_charge } = row;
  const priced = { lines, discount, vat_rate, reverse_charge };
  return {
    id,
    version,
    language: languageOf(row, settings, language),
    timeZone: settings.timezone,
    company: { ...companyOf(settings), phone: settings.phone },
    number: `${displayNumber(projectOffer, row.number)} ${letter}`,
    letter,
    draft: row.status === projectOfferStates.draft,
    title,
    client,
    place: branchOfficeOf(row),
    contact: contactOf(row),
    preparedBy: { name: row.by_name, email: row.by_email },
    date: row.sent_at ?? new Date().toISOString(),
    valid_until,
    payment,
    introduction,
    terms,
    ...priced,
    vat_basis: vatBasisOf({ reverse_charge, seller: { country: supply.home }, buyer: supply, lines }),
    totals: totalsOf(priced),
  };
};
