// Roles in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { role } from '../../role.ts';
import type sl from '../sl/role.ts';

export default {
  one: 'Uloga',
  many: 'Uloge',
  count: '%{smart_count} uloga |||| %{smart_count} uloge |||| %{smart_count} uloga',
  create: 'Nova uloga',
  search: 'Naziv uloge',
  empty: 'Ovdje će biti uloge koje određuju tko što smije. Dodaješ ih gumbom „Nova uloga”.',
  fields: { permissions: 'Dozvole', users: 'Korisnici', second_factor_required: 'Obavezan drugi faktor' },
  form: { permissions: 'Dozvole' },
  help: {
    second_factor_required:
      'Tko ima ovu ulogu, prijavljuje se lozinkom i kodom s telefona. Tko ga još nema, postavlja ga pri sljedećoj prijavi.',
    permissions: 'Promjena vrijedi odmah, bez nove prijave. Možeš dati samo dozvole koje imaš.',
  },
  rules: {
    role_name_unique: 'Uloga s tim nazivom već postoji. Odaberi drugi naziv.',
    lastEditor: 'Netko i dalje mora uređivati uloge. Najprije daj tu dozvolu drugoj ulozi ili osobi.',
  },
  permissions: {
    roles: {
      name: 'Uloge',
      read: { allows: 'Vidi uloge', effect: 'Vidi što koja uloga smije i tko je ima.' },
      write: { allows: 'Stvara i uređuje uloge', effect: 'Dodjeljuje samo vlastite dozvole.' },
      delete: { allows: 'Briše uloge', effect: 'Uloga koju netko ima ne može se izbrisati.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof role>;
