// Where the work of a task is and whom to ask there.
import type { TaskPage } from './task-queries.ts';

type Place = Pick<TaskPage, 'branch_office' | 'client'>;
type People = Pick<TaskPage, 'contact' | 'client'>;

/** Where the work is: at the branch office, or at the head office where none is named or its address is not known. */
export const addressOf = ({ branch_office, client }: Place): string => {
  const place = branch_office?.address || branch_office?.town ? branch_office : client;
  return place ? [place.address, [place.zip, place.town].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
};
/** How a contact of a client is called; nothing where there is none. */
export const contactName = (contact: { readonly name: string | null; readonly l_name: string | null } | null | undefined): string =>
  [contact?.name, contact?.l_name].filter(Boolean).join(' ');

/** Whom to call and write to: the contact, else the client itself. */
export const phoneOf = ({ contact, client }: People) => contact?.phone ?? client?.phone ?? null;
export const emailOf = ({ contact, client }: People) => contact?.email ?? client?.email ?? null;
