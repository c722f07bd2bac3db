// The company's name and phone for letters and public pages, and the time zone of all its times.
import type { Rows } from '#generated/entities.ts';
import { prepared, type Reader, sql, text } from '#server/core/database/sql.ts';
import type { Tx } from '#server/core/events/act.ts';

export type Signing = { readonly name: string; readonly phone: string | null; readonly timeZone: string };

type Settings = Pick<Rows['settings'], 'company_name' | 'phone' | 'timezone'>;
export const signingOf = ({ company_name: name, phone, timezone: timeZone }: Settings): Signing => ({
  name,
  phone: phone ?? null,
  timeZone,
});

export const signingIn = async (tx: Tx): Promise<Signing> => signingOf(await tx.em.findOneOrFail(tx.database.entities.settings, { id: 1 }));

const contact = prepared(() => sql`select company_name as name, coalesce(phone, '') as phone from settings where id = 1`, {
  name: text,
  phone: text,
});
/** Name and phone for public pages, whose readers are not signed in. */
export const contactIn = async (read: Reader): Promise<{ readonly name: string; readonly phone: string }> =>
  (await contact(read))[0] ?? { name: '', phone: '' };

/** The name alone, read outside an act. */
export const companyNameIn = async (read: Reader): Promise<string> =>
  (await read.value(sql`select company_name from settings where id = 1`, text)) ?? '';

/** The company's time zone, read outside an act. */
export const zoneIn = async (read: Reader): Promise<string> =>
  (await read.value(sql`select timezone from settings where id = 1`, text)) ?? 'UTC';
