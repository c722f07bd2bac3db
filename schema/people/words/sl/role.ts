// Roles in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { role } from '../../role.ts';

export default {
  one: 'Vloga',
  many: 'Vloge',
  count: '%{smart_count} vloga |||| %{smart_count} vlogi |||| %{smart_count} vloge |||| %{smart_count} vlog',
  create: 'Nova vloga',
  search: 'Naziv vloge',
  empty: 'Tu bodo vloge, ki določajo, kaj kdo sme. Dodaš jih z gumbom »Nova vloga«.',
  fields: { permissions: 'Pravice', users: 'Uporabniki', second_factor_required: 'Obvezen drugi faktor' },
  form: { permissions: 'Pravice' },
  help: {
    second_factor_required: 'Kdor ima to vlogo, se prijavi z geslom in kodo iz telefona. Kdor je še nima, jo nastavi ob naslednji prijavi.',
    permissions: 'Sprememba velja takoj, brez nove prijave. Podeliš lahko le pravice, ki jih imaš.',
  },
  rules: {
    role_name_unique: 'Vloga s tem nazivom že obstaja. Izberi drug naziv.',
    lastEditor: 'Nekdo mora še urejati vloge. Najprej daj to pravico drugi vlogi ali osebi.',
  },
  permissions: {
    roles: {
      name: 'Vloge',
      read: { allows: 'Vidi vloge', effect: 'Vidi, katera vloga kaj sme in kdo jo ima.' },
      write: { allows: 'Ustvarja in ureja vloge', effect: 'Podeli lahko le svoje pravice.' },
      delete: { allows: 'Briše vloge', effect: 'Vloge, ki jo kdo ima, ni mogoče izbrisati.' },
    },
  },
} as const satisfies EntityWords<typeof role>;
