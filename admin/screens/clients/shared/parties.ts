// Where a record is at its client, and whom to ask there.
import type { BranchOfficeParty, ClientParty, ContactParty } from '#schema/clients/parties.ts';

type Place = { readonly client: ClientParty | null; readonly branch_office: BranchOfficeParty | null };
type People = { readonly client: ClientParty | null; readonly contact: ContactParty | null };

type Address = { readonly address?: string | null; readonly zip?: string | null; readonly town?: string | null };
/** `Tržaška 2, 1000 Ljubljana`; nothing where nothing is known. */
export const lineOf = (place: Address | null | undefined): string =>
  [place?.address, [place?.zip, place?.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Where the work is: at the branch office, or at the head office where none is named or its address is not known. */
export const addressOf = ({ branch_office, client }: Place): string =>
  lineOf(branch_office?.address || branch_office?.town ? branch_office : client);
/** How a contact of a client is called; nothing where there is none. */
export const contactName = (contact: { readonly name: string | null; readonly l_name: string | null } | null | undefined): string =>
  [contact?.name, contact?.l_name].filter(Boolean).join(' ');

/** Whom to call and write to: the contact, else the client itself. */
export const phoneOf = ({ contact, client }: People) => contact?.phone ?? client?.phone ?? null;
export const emailOf = ({ contact, client }: People) => contact?.email ?? client?.email ?? null;
