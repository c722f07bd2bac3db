// The generic lists and forms in Croatian, with the history of a record and the permissions of a role.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/generic.ts';

export default {
  data: 'Podaci',
  recent: 'Zadnje promjene',
  latest: { task: 'Zadnji zadaci' },
  saved: 'Spremljeno: %{title}.',
  created: 'Stvoreno: %{title}.',
  deleted: 'Izbrisano: %{title}.',
  archived: 'U arhivi: %{title}.',
  restored: 'Iz arhive: %{title}.',
  undone: 'Poništeno.',
  kept: 'Uneseno je ostalo ovdje.',
  inArchive: '„%{title}” je u arhivi.',
  hasLeft: '%{name} više nije u tvrtki.',
  duplicate: 'Dupliciraj …',
  copied: 'Preuzeto iz „%{title}”: %{fields}. Datumi, datoteke, razgovor i povijest nisu preuzeti.',
  refused_rows:
    'Nepromijenjen je ostao %{smart_count} redak: |||| Nepromijenjena su ostala %{smart_count} retka: |||| Nepromijenjeno je ostalo %{smart_count} redaka:',
  archived_many:
    'U arhivi je %{smart_count} zapis više. |||| U arhivi su %{smart_count} zapisa više. |||| U arhivi je %{smart_count} zapisa više.',
  restored_many:
    'Iz arhive se vratio %{smart_count} zapis. |||| Iz arhive su se vratila %{smart_count} zapisa. |||| Iz arhive se vratilo %{smart_count} zapisa.',
  deleted_many: 'Izbrisan %{smart_count} zapis. |||| Izbrisana %{smart_count} zapisa. |||| Izbrisano %{smart_count} zapisa.',
  delete: {
    title: 'Izbriši',
    final: 'Izbrisano se ne može vratiti.',
    referred: 'U upotrebi je, zato se ne može izbrisati.',
    kept: '%{smart_count} zapis je u upotrebi i ostaje: |||| %{smart_count} zapisa su u upotrebi i ostaju: |||| %{smart_count} zapisa je u upotrebi i ostaje:',
    archive: 'Arhiviraj %{smart_count} zapis |||| Arhiviraj %{smart_count} zapisa |||| Arhiviraj %{smart_count} zapisa',
  },
  in_row: '%{row}. redak, %{field}: %{message}',
  row: {
    one: 'Stavka %{title}',
    duplicate: 'Udvostruči',
    up: 'Pomakni gore',
    down: 'Pomakni dolje',
    remove: 'Ukloni redak',
    more: 'Više o retku',
    keys: 'novi redak',
    order: 'redoslijed',
  },
  stale: {
    load: 'Prikaži novo',
  },
  permissions: {
    area: 'Područje',
    read: 'Vidi',
    write: 'Uređuje',
    delete: 'Briše',
    special: 'Posebne dozvole',
    everybody: 'svi',
    locked: 'Nemaš tu dozvolu, zato je ne možeš dodijeliti.',
  },
} satisfies Translation<typeof sl>;
