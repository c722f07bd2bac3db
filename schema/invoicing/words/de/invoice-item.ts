// Invoice items in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { invoiceItem } from '../../invoice-item.ts';
import type sl from '../sl/invoice-item.ts';

export default {
  one: 'Abgerechneter Eintrag',
  many: 'Abgerechnete Einträge',
  count: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
  fields: { line_id: 'Position', time_entry_id: 'Zeit', basis: 'Berechnung', released: 'Freigegeben' },
  rules: {
    invoice_item_time_entry_id_unique: 'Diese Zeit ist schon abgerechnet.',
    invoice_item_transport_id_unique: 'Diese Fahrt ist schon abgerechnet.',
    invoice_item_material_id_unique: 'Dieses Material ist schon abgerechnet.',
    invoice_item_held: 'Was auf einer Rechnung steht, lässt sich nicht löschen.',
  },
} satisfies EntityTranslation<typeof sl, typeof invoiceItem>;
