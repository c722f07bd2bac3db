// An invoice of the demo company as it is issued, for what is printed and written of it.
import type { InvoiceWhole, WholeLine } from '#schema/invoicing/invoice-whole.ts';

export const wholeLine = (more: Partial<WholeLine> = {}): WholeLine => ({
  position: 1,
  kind: 'work',
  title: 'Servis',
  task_number: 4127,
  task_title: 'Letni servis kotla',
  unit: 'hour',
  quantity: 2.25,
  seconds: 8100,
  price: 4500,
  discount: 0,
  vat_rate: 22,
  amount: 10_125,
  ...more,
});

/** Its sums follow from its lines. */
export const wholeInvoice = (more: Partial<InvoiceWhole> = {}): InvoiceWhole => {
  const lines = more.lines ?? [wholeLine()];
  const rates = [...new Set(lines.map(({ vat_rate }) => vat_rate))].sort((one, other) => other - one);
  const vat = rates.map((rate) => {
    const net = lines.reduce((sum, line) => sum + (line.vat_rate === rate ? line.amount : 0), 0);
    return { rate, net, vat: Math.round((net * rate) / 100) };
  });
  const net = vat.reduce((sum, one) => sum + one.net, 0);
  const vat_sum = vat.reduce((sum, one) => sum + one.vat, 0);
  return {
    id: 12,
    kind: 'invoice',
    status: 1,
    title: 'Hotel Pod Rožnikom 10/2026',
    number: '2026-0012',
    currency: 'EUR',
    issue_date: '2026-11-23',
    due_date: '2026-12-07',
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    reverse_charge: false,
    notes: null,
    payment_reference: 'SI00 2026-0012',
    credited: null,
    project: null,
    seller: {
      name: 'Toplar servis d. o. o.',
      address: 'Tržaška cesta 118',
      zip: '1000',
      town: 'Ljubljana',
      country: 'SI',
      vat_number: 'SI54209919',
      iban: 'SI56020100012345641',
      phone: '+386 1 200 64 00',
      logo: null,
    },
    buyer: {
      id: 1,
      name: 'Hotel Pod Rožnikom d. o. o.',
      address: 'Večna pot 18',
      zip: '1000',
      town: 'Ljubljana',
      country: 'SI',
      vat_number: 'SI12345679',
      email: 'info@hotel-roznik.example.com',
      language: 'sl',
    },
    lines,
    vat,
    net,
    vat_sum,
    total: net + vat_sum,
    ...more,
  };
};
