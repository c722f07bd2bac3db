// The printed work order in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/work-order.ts';

export default {
  title: 'Work order',
  preview: 'Preview – not confirmed yet',
  printed: 'Printed %{time}',
  page: 'Page %{page} of %{pages}',
  vat: 'VAT ID',
  client: 'Client',
  branch_office: 'Branch office',
  contact: 'Contact',
  people: 'Work done by',
  deadline: 'Deadline',
  closed: 'Closed',
  notes: 'Notes',
  times: {
    title: 'Time',
    who: 'Who',
    workType: 'Work type',
    day: 'Day',
    span: 'From – to',
    duration: 'Duration',
    factor: 'Factor',
    total: 'Total',
    empty: 'No time entered.',
  },
  transports: {
    title: 'Transport',
    day: 'Day',
    who: 'Driver',
    vehicle: 'Vehicle',
    route: 'Route',
    kilometers: 'Odometer',
    distance: 'Distance',
    total: 'Total',
  },
  materials: {
    title: 'Material',
    name: 'Name',
    quantity: 'Quantity',
    unit: 'Unit',
  },
  confirmation: {
    title: 'Confirmation',
    at: 'Confirmed',
    phone: 'Confirmed by phone, noted by %{name}',
    spot: 'Signed on the spot, on the device of %{name}',
    handed: 'Link handed over by %{name}',
    document: 'SHA-256 of the document as submitted for confirmation',
    here: 'Client’s name and signature',
    date: 'Date',
  },
  units: {
    Meter: 'm',
    Piece: 'pc',
  },
} satisfies Translation<typeof sl>;
