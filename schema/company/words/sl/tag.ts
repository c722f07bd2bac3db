// Tags in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { tag } from '../../tag.ts';

export default {
  one: 'Oznaka',
  many: 'Oznake',
  count: '%{smart_count} oznaka |||| %{smart_count} oznaki |||| %{smart_count} oznake |||| %{smart_count} oznak',
  create: 'Nova oznaka',
  search: 'Ime oznake',
  empty: 'Tu bodo oznake, ki razvrščajo naloge in stranke. Dodaš jih z gumbom »Nova oznaka«.',
  fields: { name: 'Ime', color: 'Barva', text_color: 'Barva besedila', global: 'Splošna oznaka' },
  short: { global: 'Splošna' },
  form: { look: 'Videz' },
  help: {
    color: 'V seznamih stoji ob imenu kvadratek te barve.',
    text_color: 'Barva imena, kjer je oznaka pobarvana v celoti: tako kot spodaj, na seznamu oznak in v drugih programih.',
    global: 'Splošno lahko dobi vsaka naloga, druge le naloge strank, ki jih imajo.',
    archived: 'Arhivirane ni več na izbiro. Kjer že stoji, ostane.',
  },
  values: { global: { true: 'Splošne', false: 'Od strank' } },
  rules: { tag_name_unique: 'Oznaka s tem imenom že obstaja. Izberi drugo ime.' },
  permissions: {
    tags: {
      name: 'Oznake',
      read: { allows: 'Vidi oznake', effect: 'Vidi seznam oznak; na nalogah jih vidijo vsi.' },
      write: { allows: 'Ustvarja in ureja oznake', effect: 'Novo ime ali barva se pokaže povsod, kjer je oznaka.' },
      delete: { allows: 'Briše oznake', effect: 'Oznako, ki je v uporabi, lahko le arhivira.' },
    },
  },
} as const satisfies EntityWords<typeof tag>;
