// The invoicing groups of the demo company: work by client and month.
import { DateTime } from 'luxon';
import type { Clients } from '../clients/clients.ts';
import { settings } from '../company/company.ts';
import type { Row } from '../rows.ts';

const zone = settings.timezone;
/** Months of work that are invoiced; older work is not. */
const monthsBack = 3;

export type Group = { readonly client: Clients['clients'][number]; readonly month: string; readonly tasks: readonly Row<'task'>[] };

const monthOf = (instant: string) => DateTime.fromISO(instant, { zone }).toFormat('yyyy-MM');
/** A month is invoiced on the fifth of the next one, from nine o'clock on. */
export const billedOn = (month: string) => DateTime.fromISO(`${month}-05T09:00`, { zone }).plus({ months: 1 });

/** Confirmed work by month and client, earliest first; finished projects are invoiced as a whole, and one task is left forgotten. */
export const groupsOf = (
  { clients }: Pick<Clients, 'clients'>,
  tasks: readonly Row<'task'>[],
  projects: readonly Row<'project'>[],
  now: Date,
): Group[] => {
  const finished = new Set(projects.filter(({ status }) => status > 0).map(({ id }) => id));
  const since = DateTime.fromJSDate(now, { zone }).minus({ months: monthsBack }).toFormat('yyyy-MM');
  const [_forgotten, ...billable] = tasks
    .filter(
      ({ status, client_company_id, project, date_closed }) => status === 5 && client_company_id && date_closed && !finished.has(project),
    )
    .filter(({ date_closed }) => monthOf(date_closed ?? '') >= since)
    .sort((one, other) => ((one.date_closed ?? '') < (other.date_closed ?? '') ? -1 : 1));
  const groups = Map.groupBy(billable, ({ client_company_id, date_closed }) => `${monthOf(date_closed ?? '')} ${client_company_id}`);
  return [...groups].sort().flatMap(([key, invoiceTasks]) => {
    const client = clients.find(({ id }) => id === invoiceTasks[0]?.client_company_id);
    return client ? [{ client, month: key.slice(0, 7), tasks: invoiceTasks }] : [];
  });
};
