// Saved views of lists in Slovenian.
import type { EntityWords } from '../../core/entity-words.ts';
import type { listView } from '../../engine/list-view.ts';

export default {
  one: 'Pogled',
  many: 'Pogledi',
  count: '%{smart_count} pogled |||| %{smart_count} pogleda |||| %{smart_count} pogledi |||| %{smart_count} pogledov',
  create: 'Nov pogled',
  search: 'Ime pogleda',
  empty: 'Tu bodo pogledi. Uredi seznam, kot ga potrebuješ, in ga shrani pod imenom.',
  fields: {
    name: 'Ime',
    user_id: 'Shranil',
    role_id: 'Vidi ga tudi vloga',
    in_menu: 'V meniju',
    page: 'Seznam',
    query: 'Iskanje, filtri in vrstni red',
    hidden_columns: 'Skriti stolpci',
  },
  none: { role_id: 'Samo jaz' },
  help: {
    role_id: 'Kdor ima to vlogo, pogled vidi in odpre, spreminjaš in brišeš pa ga samo ti.',
    in_menu: 'Pogled stoji v meniju pod svojim seznamom.',
  },
  save: 'Shrani pogled …',
  saveTitle: 'Shrani pogled',
  saved: 'Uspeh. Pogled »%{name}« je shranjen.',
  effect: 'Shrani se, kar vidiš: iskanje, filtri, vrstni red in stolpci.',
  replace: 'Zamenjaj s tem, kar vidim',
  edit: 'Preimenuj in deli …',
  editTitle: 'Uredi pogled',
  deleted: 'Uspeh. Pogled »%{name}« je izbrisan.',
  sharedBy: 'deli %{name}',
  ownRole: 'Vidijo ga vsi z mojo vlogo',
  rules: { list_view_user_id_page_name_unique: 'Za ta seznam že imaš pogled s tem imenom. Izberi drugo ime.' },
} as const satisfies EntityWords<typeof listView> & Record<string, unknown>;
