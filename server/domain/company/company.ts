// The company as it speaks to people: the name and the number under what it writes, and the clock that its times are told on.
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
/** Name and phone for the pages of people who are not signed in. */
export const contactIn = async (read: Reader): Promise<{ readonly name: string; readonly phone: string }> =>
  (await contact(read))[0] ?? { name: '', phone: '' };

/** The name alone, where there is no act. */
export const companyNameIn = async (read: Reader): Promise<string> =>
  (await read.value(sql`select company_name from settings where id = 1`, text)) ?? '';

/** The zone of that clock, where there is no act. */
export const zoneIn = async (read: Reader): Promise<string> =>
  (await read.value(sql`select timezone from settings where id = 1`, text)) ?? 'UTC';
