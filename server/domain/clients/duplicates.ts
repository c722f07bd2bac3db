// Finds possible duplicates of a client (same VAT number, or same name apart from spelling), and the town most used with a post code.
import { client } from '#schema/clients/client.ts';
import { fold } from '#schema/core/fold.ts';
import type { Database } from '#server/core/database/database.ts';
import { identifier, sql, text } from '#server/core/database/sql.ts';
import type { Me } from '#server/core/security/session.ts';
import type { ApiRecord } from '#server/crud/read/plan.ts';
import { readList } from '#server/crud/read/read.ts';
import { entityNamed } from '#server/crud/read/select.ts';

/** Letters and digits alone: »Hotel, d. o. o.« is »hotel d.o.o.«. */
const bare = (name: string) => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
const asWritten = (vat: string) => vat.replaceAll(/[\s.-]/g, '').toUpperCase();
const mostShown = 5;

export type DuplicateQuery = {
  readonly vat_number?: string | undefined;
  readonly name?: string | undefined;
  readonly except?: number | undefined;
};

const listed = async (database: Database, me: Me, filter: object, range: string): Promise<ApiRecord[]> =>
  (await readList(database, entityNamed(client.name), me, { filter: JSON.stringify({ archived: false, ...filter }), range })).records;

/** Clients outside the archive that look like duplicates, each with the fields that match. */
export const duplicatesOf = async (database: Database, me: Me, { vat_number, name, except }: DuplicateQuery) => {
  const vat = vat_number && asWritten(vat_number);
  const searchedName = name && bare(name);
  // Searching by the longest word leaves the fewest rows; the spelling is compared afterwards.
  const word = name?.split(/\s+/).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  const [same, alike] = await Promise.all([
    vat ? listed(database, me, { vat_number: vat }, '[0,9]') : [],
    searchedName && word ? listed(database, me, { q: word }, '[0,499]') : [],
  ]);
  const found = new Map<number, { id: number; title: string; town: unknown; vat_number: unknown; same: 'vat_number' | 'name' }>();
  const add = ({ id, title, town, vat_number: vatNumber }: ApiRecord, by: 'vat_number' | 'name') => {
    if (id !== except && !found.has(id))
      found.set(id, { id, title: String(title), town: town ?? null, vat_number: vatNumber ?? null, same: by });
  };
  for (const record of same) add(record, 'vat_number');
  for (const record of alike) if (bare(String(record.name)) === searchedName) add(record, 'name');
  return [...found.values()].slice(0, mostShown);
};

/** The town that most clients and branch offices with this post code have. */
export const townOf = async ({ read }: Database, zip: string, country: string): Promise<{ town: string | null }> => {
  const towns = (table: 'client' | 'branch_office') =>
    sql`select town from ${identifier(table)} where zip = ${zip} and country = ${country} and town is not null`;
  const all = sql`${towns('client')} union all ${towns('branch_office')}`;
  return {
    town: await read.value(sql`select town from (${all}) as places group by town order by count(*) desc, town limit 1`, text),
  };
};
