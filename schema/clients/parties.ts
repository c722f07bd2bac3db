// The client, branch office and contact of a record, as its page shows them: without the client's guarded data, such as terms and prices.
import { z } from 'zod';
import { languages } from '#schema/core/words.ts';

const nullableText = z.string().nullable();
const address = { address: nullableText, zip: nullableText, town: nullableText, country: z.string() };
const reach = { phone: nullableText, email: nullableText };

export const clientParty = z
  .object({ id: z.int(), name: z.string(), ...address, ...reach, language: z.enum(languages) })
  .meta({ id: 'ClientParty', description: 'The client of a record, whom its reader may visit, call and write to' });
export const branchOfficeParty = z
  .object({ id: z.int(), title: z.string(), ...address })
  .meta({ id: 'BranchOfficeParty', description: "The client's branch office of a record" });
export const contactParty = z
  .object({ id: z.int(), name: z.string(), l_name: nullableText, ...reach, language: z.enum(languages).nullable() })
  .meta({ id: 'ContactParty', description: 'Whom to ask at the client about a record' });

export type ClientParty = z.infer<typeof clientParty>;
export type BranchOfficeParty = z.infer<typeof branchOfficeParty>;
export type ContactParty = z.infer<typeof contactParty>;
