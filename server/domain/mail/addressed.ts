// The parties of a document: the company, the client, its branch office and contact, read in one row.
import { branchOffice as branchOfficeEntity } from '#schema/clients/branch-office.ts';
import { client as clientEntity } from '#schema/clients/client.ts';
import { contact as contactEntity } from '#schema/clients/contact.ts';
import { settings } from '#schema/company/settings.ts';
import { type Language, languageAmong } from '#schema/core/words.ts';
import { joined, type Reader, type RowOf, selected, sql } from '#server/core/database/sql.ts';
import { notFound } from '#server/core/http/refusal.ts';
import { columnsOf } from '#server/fields/columns-of.ts';

export type TextOrNull = string | null;
export type Place = { readonly name: string; readonly address: TextOrNull; readonly zip: TextOrNull; readonly town: TextOrNull };
export type Business = Place & { readonly vat_number: TextOrNull };
export type Contact = { readonly name: string; readonly phone: TextOrNull; readonly email: TextOrNull };

/** A text for documents; empty texts become null. */
export const textOrNull = (value: unknown): TextOrNull => (value === null || value === undefined || value === '' ? null : String(value));

const client = joined('c', columnsOf(clientEntity, 'name', 'address', 'zip', 'town', 'vat_number', 'language'));
const branchOffice = joined('b', columnsOf(branchOfficeEntity, 'title', 'address', 'zip', 'town'));
const contact = joined('k', columnsOf(contactEntity, 'name', 'l_name', 'phone', 'email'));

/** The columns of client `c`, branch office `b` and contact `k` that the functions below need. */
export const addressed = {
  selected: sql`${client.selected}, ${branchOffice.selected}, ${contact.selected}`,
  columns: { ...client.columns, ...branchOffice.columns, ...contact.columns },
};
type Addressed = RowOf<typeof addressed.columns>;

/** Null without a client. */
export const clientOf = (row: Addressed): Business | null => {
  const clientFields = client.of(row);
  if (!clientFields) return null;
  const { language: _language, ...business } = clientFields;
  return business;
};
export const branchOfficeOf = (row: Addressed): Place | null => {
  const branchFields = branchOffice.of(row);
  if (!branchFields) return null;
  const { title: name, ...place } = branchFields;
  return { name, ...place };
};
export const contactOf = (row: Addressed): Contact | null => {
  const contactFields = contact.of(row);
  return (
    contactFields && {
      name: [contactFields.name, contactFields.l_name].filter(Boolean).join(' '),
      phone: contactFields.phone,
      email: contactFields.email,
    }
  );
};

const sender = columnsOf(
  settings,
  'company_name',
  'address',
  'zip',
  'town',
  'vat_number',
  'iban',
  'phone',
  'logo',
  'timezone',
  'default_language',
);
type Sender = RowOf<typeof sender>;
/** The company as the sender of a document. */
export const senderIn = async (read: Reader): Promise<Sender> => {
  const row = await read.row(sql`select ${selected(sender, 's')} from settings s where id = 1`, sender);
  if (!row) throw notFound();
  return row;
};
export const companyOf = ({
  company_name: name,
  address,
  zip,
  town,
  vat_number,
  logo,
}: Sender): Business & { readonly logo: number | null } => ({
  name,
  address,
  zip,
  town,
  vat_number,
  logo,
});

/** The requested language, else the client's, else the company's. */
export const languageOf = ({ c_language }: Addressed, { default_language }: Sender, language?: Language): Language =>
  languageAmong(language, c_language, default_language);
