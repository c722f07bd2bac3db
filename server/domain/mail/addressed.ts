// From whom and to whom a document goes: the company, the client, the place and the person there, as one row of a read tells them.
import { type Language, languageAmong } from '#schema/core/words.ts';
import type { Row } from '#server/core/database/database.ts';

export type Told = string | null;
export type Place = { readonly name: string; readonly address: Told; readonly zip: Told; readonly town: Told };
export type Business = Place & { readonly vat_number: Told };
export type Contact = { readonly name: string; readonly phone: Told; readonly email: Told };

/** Nothing and an empty text say the same: there is none. */
export const told = (value: unknown): Told => (value === null || value === undefined || value === '' ? null : String(value));

const placeOf = (row: Row, side: string): Place => ({
  name: String(row[`${side}name`]),
  address: told(row[`${side}address`]),
  zip: told(row[`${side}zip`]),
  town: told(row[`${side}town`]),
});
const businessOf = (row: Row, side: string): Business => ({ ...placeOf(row, side), vat_number: told(row[`${side}vat_number`]) });

/** What a read selects of client `c`, branch office `b` and contact `k`, for the functions below. */
export const addressedColumns = `c.name as c_name, c.address as c_address, c.zip as c_zip, c.town as c_town, c.vat_number as c_vat_number,
      c.language as c_language, b.title as b_name, b.address as b_address, b.zip as b_zip, b.town as b_town,
      k.name as k_name, k.l_name as k_l_name, k.phone as k_phone, k.email as k_email`;

export const clientOf = (row: Row): Business => businessOf(row, 'c_');
export const branchOfficeOf = (row: Row): Place | null => (row.b_name === null ? null : placeOf(row, 'b_'));
export const contactOf = (row: Row): Contact | null =>
  row.k_name === null
    ? null
    : { name: [row.k_name, row.k_l_name].filter(Boolean).join(' '), phone: told(row.k_phone), email: told(row.k_email) };

export const companyOf = (settings: Row): Business & { readonly logo: number | null } => ({
  ...businessOf({ ...settings, name: settings.company_name }, ''),
  logo: settings.logo ? Number(settings.logo) : null,
});

/** The one that is wanted, else the client's, else the company's. */
export const languageOf = (row: Row, settings: Row, wanted?: Language): Language =>
  languageAmong(wanted, row.c_language, settings.default_language);
