// Saved views of lists in Croatian.
import type { EntityTranslation } from '../../core/entity-words.ts';
import type { listView } from '../../engine/list-view.ts';
import type sl from '../sl/list-view.ts';

export default {
  one: 'Pogled',
  many: 'Pogledi',
  count: '%{smart_count} pogled |||| %{smart_count} pogleda |||| %{smart_count} pogleda',
  create: 'Novi pogled',
  search: 'Naziv pogleda',
  empty: 'Ovdje će biti pogledi. Uredi popis kako ti treba i spremi ga pod imenom.',
  fields: {
    user_id: 'Spremio',
    role_id: 'Vidi ga i uloga',
    in_menu: 'U izborniku',
    page: 'Popis',
    query: 'Pretraga, filtri i redoslijed',
    hidden_columns: 'Skriveni stupci',
  },
  none: { role_id: 'Samo ja' },
  help: {
    role_id: 'Tko ima tu ulogu, vidi i otvara pogled; mijenjaš ga i brišeš samo ti.',
    in_menu: 'Pogled je u izborniku ispod svojeg popisa.',
  },
  save: 'Spremi pogled …',
  saveTitle: 'Spremi pogled',
  saved: 'Uspjeh. Pogled „%{name}” je spremljen.',
  effect: 'Sprema se ono što vidiš: pretraga, filtri, redoslijed i stupci.',
  replace: 'Zamijeni onime što vidim',
  edit: 'Preimenuj i podijeli …',
  editTitle: 'Uredi pogled',
  deleted: 'Uspjeh. Pogled „%{name}” je izbrisan.',
  sharedBy: 'dijeli %{name}',
  ownRole: 'Vide ga svi s mojom ulogom',
  rules: { list_view_user_id_page_name_unique: 'Za ovaj popis već imaš pogled s tim imenom. Odaberi drugo ime.' },
} satisfies EntityTranslation<typeof sl, typeof listView>;
