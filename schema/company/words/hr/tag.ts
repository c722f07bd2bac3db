// Tags in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { tag } from '../../tag.ts';
import type sl from '../sl/tag.ts';

export default {
  one: 'Oznaka',
  many: 'Oznake',
  count: '%{smart_count} oznaka |||| %{smart_count} oznake |||| %{smart_count} oznaka',
  create: 'Nova oznaka',
  search: 'Naziv oznake',
  empty: 'Ovdje će biti oznake koje razvrstavaju zadatke i klijente. Dodaješ ih gumbom „Nova oznaka”.',
  fields: { color: 'Boja', text_color: 'Boja teksta', global: 'Opća oznaka' },
  short: { global: 'Opća' },
  form: { look: 'Izgled' },
  help: {
    color: 'Na popisima uz naziv stoji kvadratić te boje.',
    text_color: 'Boja imena gdje je oznaka obojena u cijelosti: kao ispod, na popisu oznaka i u drugim programima.',
    global: 'Opću može dobiti svaki zadatak, druge samo zadaci klijenata koji ih imaju.',
    archived: 'Arhivirana se više ne nudi. Gdje već stoji, ostaje.',
  },
  values: { global: { true: 'Opće', false: 'Od klijenata' } },
  rules: { tag_name_unique: 'Oznaka s tim nazivom već postoji. Odaberi drugi naziv.' },
  permissions: {
    tags: {
      name: 'Oznake',
      read: { allows: 'Vidi oznake', effect: 'Vidi popis oznaka; na zadacima ih vide svi.' },
      write: { allows: 'Stvara i uređuje oznake', effect: 'Novi naziv ili boja vidi se svugdje gdje je oznaka.' },
      delete: { allows: 'Briše oznake', effect: 'Oznaka koja je u upotrebi može se samo arhivirati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof tag>;
