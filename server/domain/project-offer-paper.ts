// What a project offer says on paper: from whom to whom, what for how much, until when and on which terms.
import { type OfferLine, type Totals, totalsOf } from '#schema/calculations/offer-totals.ts';
import { numberText } from '#schema/core/fields.ts';
import { isLanguage, type Language } from '#schema/core/words.ts';
import { projectOffer, projectOfferStates } from '#schema/project-offer.ts';
import type { Database, Reader, Row } from '#server/core/database.ts';
import { notFound } from '#server/core/refusal.ts';
import { decodeRow } from '#server/fields/decode.ts';

type Told = string | null;
type Place = { readonly name: string; readonly address: Told; readonly zip: Told; readonly town: Told; readonly vat_number: Told };
export type OfferPaper = {
  readonly id: number;
  readonly version: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly company: Place & { readonly phone: Told; readonly logo: number | null };
  /** `PP-112 A` */
  readonly number: string;
  readonly letter: string;
  readonly draft: boolean;
  readonly title: string;
  readonly client: Place;
  readonly place: Omit<Place, 'vat_number'> | null;
  readonly contact: { readonly name: string; readonly phone: Told; readonly email: Told } | null;
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

const told = (value: unknown): Told => (value === null || value === undefined || value === '' ? null : String(value));
const placeOf = (row: Row, side: string): Place => ({
  name: String(row[`${side}name`]),
  address: told(row[`${side}address`]),
  zip: told(row[`${side}zip`]),
  town: told(row[`${side}town`]),
  vat_number: told(row[`${side}vat_number`]),
});

const statement = (place: string) =>
  `select o.*, c.name as c_name, c.address as c_address, c.zip as c_zip, c.town as c_town, c.vat_number as c_vat_number, c.language as c_language,
    b.title as b_name, b.address as b_address, b.zip as b_zip, b.town as b_town, k.name as k_name, k.l_name as k_l_name, k.phone as k_phone, k.email as k_email,
    u.name as u_name, u.last_name as u_last_name, u.email as u_email
  from project_offer o join client c on c.id = o.client_id left join branch_office b on b.id = o.branch_office_id
    left join contact k on k.id = o.contact_id join "user" u on u.id = o.user_added where o.id = ${place}`;

/** Everything that the offer says now; in the client's language unless another is wanted. @throws Refusal 404 without such an offer */
export const offerPaper = async (
  { read, dialect }: { read: Reader; dialect: Database['dialect'] },
  id: number,
  wanted?: Language,
): Promise<OfferPaper> => {
  const [raw] = await read.all(statement(dialect === 'sqlite' ? '?' : '$1'), [id]);
  const [settings] = await read.all('select * from settings where id = 1');
  if (!raw || !settings) throw notFound();
  const row = decodeRow(projectOffer, dialect, raw);
  const priced = {
    lines: row.lines as readonly OfferLine[],
    discount: Number(row.discount),
    vat_rate: Number(row.vat_rate),
    reverse_charge: row.reverse_charge === true,
  };
  const language = [wanted, row.c_language, settings.default_language].find(isLanguage) ?? 'sl';
  return {
    id,
    version: Number(row.version),
    language,
    timeZone: String(settings.timezone),
    company: {
      ...placeOf({ ...settings, name: settings.company_name }, ''),
      phone: told(settings.phone),
      logo: settings.logo === null ? null : Number(settings.logo),
    },
    number: `${numberText(projectOffer.info.number, row.number)} ${row.letter}`,
    letter: String(row.letter),
    draft: row.status === projectOfferStates.draft,
    title: String(row.title),
    client: placeOf(row, 'c_'),
    place: row.b_name ? placeOf(row, 'b_') : null,
    contact: row.k_name
      ? { name: [row.k_name, row.k_l_name].filter(Boolean).join(' '), phone: told(row.k_phone), email: told(row.k_email) }
      : null,
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
