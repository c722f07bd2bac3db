// Tags in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/tag.ts';

export default {
  one: 'Oznaka',
  many: 'Oznake',
  count: '%{smart_count} oznaka |||| %{smart_count} oznake |||| %{smart_count} oznaka',
  create: 'Nova oznaka',
  search: 'Naziv oznake',
  empty: 'Ovdje će biti oznake koje razvrstavaju zadatke i klijente. Dodaješ ih gumbom „Nova oznaka”.',
  fields: { name: 'Naziv', color: 'Boja', text_color: 'Boja teksta', global: 'Opća oznaka', archived: 'U arhivi' },
  short: { global: 'Opća' },
  form: { general: 'Općenito', look: 'Izgled', use: 'Upotreba' },
  help: {
    color: 'Na popisima uz naziv stoji kvadratić te boje.',
    text_color: 'Za programe koji oboje cijelu oznaku. Popisi je ne prikazuju.',
    global: 'Opću može dobiti svaki zadatak, druge samo zadaci klijenata koji ih imaju.',
    archived: 'Arhivirana se više ne nudi. Gdje već stoji, ostaje.',
  },
  values: { global: { true: 'Opće', false: 'Od klijenata' }, archived: { true: 'U arhivi', false: 'Bez arhive' } },
  rules: { tag_name_unique: 'Oznaka s tim nazivom već postoji. Odaberi drugi naziv.' },
} satisfies Translation<typeof sl>;
