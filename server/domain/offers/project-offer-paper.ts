// What a project offer says on paper: from whom to whom, what for how much, until when and on which terms.

import type { Language } from '#schema/core/words.ts';
import { type OfferLine, type Totals, totalsOf } from '#schema/offers/offer-totals.ts';
import { projectOffer, projectOfferStates } from '#schema/offers/project-offer.ts';
import { type Database, type Reader, slot } from '#server/core/database/database.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { calledNumber } from '#server/crud/read/subject.ts';
import { decodeRow } from '#server/fields/decode.ts';
import {
  addressedColumns,
  type Business,
  branchOfficeOf,
  type Contact,
  clientOf,
  companyOf,
  contactOf,
  languageOf,
  type Place,
  type Told,
  told,
} from '../mail/addressed.ts';

export type OfferPaper = {
  readonly id: number;
  readonly version: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Business & { readonly phone: Told; readonly logo: number | null };
  /** `PP-112 A` */
  readonly number: string;
  readonly letter: string;
  readonly draft: boolean;
  readonly title: string;
  readonly client: Business;
  readonly place: Place | null;
  readonly contact: Contact | null;
  readonly preparedBy: { readonly name: string; readonly email: Told };
  readonly date: string;
  readonly valid_until: Told;
  readonly payment: Told;
  readonly introduction: Told;
  readonly terms: Told;
  readonly lines: readonly OfferLine[];
  readonly discount: number;
  readonly vat_rate: number;
  readonly reverse_charge: boolean;
  readonly totals: Totals;
};

const statement = (place: string) =>
  `select o.*, ${addressedColumns},
    u.name as u_name, u.last_name as u_last_name, u.email as u_email
  from project_offer o join client c on c.id = o.client_id left join branch_office b on b.id = o.branch_office_id
    left join contact k on k.id = o.contact_id join "user" u on u.id = o.user_added where o.id = ${place}`;

/** Everything that the offer says now; in the client's language unless another is wanted. @throws Refusal 404 without such an offer */
export const offerPaper = async (
  { read, dialect }: { read: Reader; dialect: Database['dialect'] },
  id: number,
  wanted?: Language,
): Promise<OfferPaper> => {
  const [raw] = await read.all(statement(slot(dialect)), [id]);
  const [settings] = await read.all('select * from settings where id = 1');
  if (!raw || !settings) throw notFound();
  const row = decodeRow(projectOffer, dialect, raw);
  const priced = {
    lines: row.lines as readonly OfferLine[],
    discount: Number(row.discount),
    vat_rate: Number(row.vat_rate),
    reverse_charge: row.reverse_charge === true,
  };
  return {
    id,
    version: Number(row.version),
    language: languageOf(row, settings, wanted),
    timeZone: String(settings.timezone),
    company: { ...companyOf(settings), phone: told(settings.phone) },
    number: `${calledNumber(projectOffer, row.number)} ${row.letter}`,
    letter: String(row.letter),
    draft: row.status === projectOfferStates.draft,
    title: String(row.title),
    client: clientOf(row),
    place: branchOfficeOf(row),
    contact: contactOf(row),
    preparedBy: { name: `${row.u_name} ${row.u_last_name}`, email: told(row.u_email) },
    date: String(row.sent_at ?? new Date().toISOString()),
    valid_until: told(row.valid_until),
    payment: told(row.payment),
    introduction: told(row.introduction),
    terms: told(row.terms),
    ...priced,
    totals: totalsOf(priced),
  };
};
