// The frozen contents of the demo company's issued invoices.
import { invoiceSums } from '#schema/invoicing/invoice-totals.ts';
import type { InvoiceWhole } from '#schema/invoicing/invoice-whole.ts';
import type { Clients } from '../clients/clients.ts';
import { settings } from '../company/company.ts';
import type { Row } from '../rows.ts';
import type { Group } from './groups.ts';

const partyOf = ({ name, address, zip, town, country, vat_number }: Clients['clients'][number]) => ({
  name,
  address,
  zip,
  town,
  country,
  vat_number,
});
const sellerOf = () => ({
  ...{ name: settings.company_name, address: settings.address, zip: settings.zip, town: settings.town, country: settings.country },
  ...{ vat_number: settings.vat_number, iban: settings.iban, phone: settings.phone, logo: null },
});

export const wholeOf = (row: Row<'invoice'>, { client, tasks }: Group, lines: readonly Row<'invoice_line'>[]): InvoiceWhole => {
  return {
    number: row.number,
    issue_date: row.issue_date,
    due_date: row.due_date,
    payment_reference: row.payment_reference,
    ...{
      id: row.id,
      kind: 'invoice',
      status: 1,
      title: row.title,
      currency: 'EUR',
      period_from: row.period_from,
      period_to: row.period_to,
    },
    ...{ reverse_charge: false, notes: null, credited: null, project: null, seller: sellerOf() },
    buyer: { ...partyOf(client), id: client.id, email: client.email, language: client.language },
    lines: lines.map(({ position, kind, title, unit, quantity, price, discount, vat_rate: rate, amount, task_id }) => {
      const task = tasks.find(({ id }) => id === task_id);
      const seconds = unit === 'hour' ? quantity : null;
      return {
        ...{ position, kind, title, task_number: task?.company_task_id ?? null, task_title: task?.title ?? null, unit, seconds },
        ...{
          quantity: seconds === null ? quantity : Math.round((seconds / 3600) * 1e6) / 1e6,
          price: price ?? 0,
          discount,
          vat_rate: rate,
          amount,
        },
      };
    }),
    ...invoiceSums(lines, false),
  };
};
