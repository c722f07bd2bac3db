// The generic lists and forms in Slovenian, with the history of a record and the permissions of a role.
export default {
  data: 'Podatki',
  recent: 'Zadnje spremembe',
  latest: { task: 'Zadnje naloge' },
  saved: 'Shranjeno: %{title}.',
  created: 'Ustvarjeno: %{title}.',
  deleted: 'Izbrisano: %{title}.',
  archived: 'V arhivu: %{title}.',
  restored: 'Iz arhiva: %{title}.',
  undone: 'Razveljavljeno.',
  kept: 'Vneseno je ostalo tu.',
  inArchive: '»%{title}« je v arhivu.',
  hasLeft: '%{name} ni več v podjetju.',
  duplicate: 'Podvoji …',
  copied: 'Prepisano iz »%{title}«: %{fields}. Datumi, datoteke, pogovor in zgodovina niso prepisani.',
  refused_rows:
    'Nespremenjena je ostala %{smart_count} vrstica: |||| Nespremenjeni sta ostali %{smart_count} vrstici: |||| Nespremenjene so ostale %{smart_count} vrstice: |||| Nespremenjenih je ostalo %{smart_count} vrstic:',
  archived_many:
    'V arhivu je %{smart_count} zapis več. |||| V arhivu sta %{smart_count} zapisa več. |||| V arhivu so %{smart_count} zapisi več. |||| V arhivu je %{smart_count} zapisov več.',
  restored_many:
    'Iz arhiva se je vrnil %{smart_count} zapis. |||| Iz arhiva sta se vrnila %{smart_count} zapisa. |||| Iz arhiva so se vrnili %{smart_count} zapisi. |||| Iz arhiva se je vrnilo %{smart_count} zapisov.',
  deleted_many:
    'Izbrisan %{smart_count} zapis. |||| Izbrisana %{smart_count} zapisa. |||| Izbrisani %{smart_count} zapisi. |||| Izbrisanih %{smart_count} zapisov.',
  delete: {
    title: 'Izbriši',
    final: 'Izbrisanega ni mogoče vrniti.',
    referred: 'V uporabi je, zato ga ni mogoče izbrisati.',
    kept: 'V uporabi je %{smart_count} zapis, zato ostane: |||| V uporabi sta %{smart_count} zapisa, zato ostaneta: |||| V uporabi so %{smart_count} zapisi, zato ostanejo: |||| V uporabi je %{smart_count} zapisov, zato ostanejo:',
    archive:
      'Arhiviraj %{smart_count} zapis |||| Arhiviraj %{smart_count} zapisa |||| Arhiviraj %{smart_count} zapise |||| Arhiviraj %{smart_count} zapisov',
  },
  in_row: '%{row}. vrstica, %{field}: %{message}',
  row: {
    one: 'Postavka %{title}',
    duplicate: 'Podvoji',
    up: 'Premakni gor',
    down: 'Premakni dol',
    remove: 'Odstrani vrstico',
    more: 'Več o vrstici',
    keys: 'nova vrstica',
    order: 'vrstni red',
  },
  stale: {
    load: 'Pokaži novo',
  },
  permissions: {
    area: 'Področje',
    read: 'Vidi',
    write: 'Ureja',
    delete: 'Briše',
    special: 'Posebne pravice',
    everybody: 'vsi',
    locked: 'Te pravice nimaš, zato je ne moreš podeliti.',
  },
} as const;
