// The place of a record at its client, and its contact.
import type { BranchOfficeParty, ClientParty, ContactParty } from '#schema/clients/parties.ts';

type Place = { readonly client: ClientParty | null; readonly branch_office: BranchOfficeParty | null };
type People = { readonly client: ClientParty | null; readonly contact: ContactParty | null };

type Address = { readonly address?: string | null; readonly zip?: string | null; readonly town?: string | null };
/** `Tržaška 2, 1000 Ljubljana`; empty if nothing is known. */
export const lineOf = (place: Address | null | undefined): string =>
  [place?.address, [place?.zip, place?.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The address of the work: the branch office, or the head office if there is none or its address is unknown. */
export const addressOf = ({ branch_office, client }: Place): string =>
  lineOf(branch_office?.address || branch_office?.town ? branch_office : client);
/** The name of a client's contact; empty if there is none. */
export const contactName = (contact: { readonly name: string | null; readonly l_name: string | null } | null | undefined): string =>
  [contact?.name, contact?.l_name].filter(Boolean).join(' ');

/** The phone and e-mail of the contact, else of the client. */
export const phoneOf = ({ contact, client }: People) => contact?.phone ?? client?.phone ?? null;
export const emailOf = ({ contact, client }: People) => contact?.email ?? client?.email ?? null;
