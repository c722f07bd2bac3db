// Mail in Slovenian.
import type { EntityWords } from '../../core/entity-words.ts';
import type { mail } from '../../mail.ts';

export default {
  one: 'Sporočilo',
  many: 'Pošta',
  count: '%{smart_count} sporočilo |||| %{smart_count} sporočili |||| %{smart_count} sporočila |||| %{smart_count} sporočil',
  create: 'Novo sporočilo',
  search: 'Prejemnik, zadeva',
  empty: 'Tu bo pošta, ki jo pošlje sistem. Brez poštnega strežnika ostane tu, da jo prebereš.',
  fields: {
    calendar: 'Vnos za koledar',
    calendar_method: 'Vrsta vnosa',
    file_id: 'Priloga',
    kind: 'Vrsta',
    link_id: 'Povezava',
    secret: 'Ključ povezave',
    claimed_until: 'Oddaja do',
    recipient: 'Prejemnik',
    reply_to: 'Odgovor na',
    subject: 'Zadeva',
    text: 'Besedilo',
    html: 'Besedilo HTML',
    language: 'Jezik',
    entity: 'O čem',
    entity_id: 'Številka zapisa',
    status: 'Stanje',
    attempts: 'Poskusi',
    next_attempt_at: 'Naslednji poskus',
    refusal: 'Odgovor strežnika',
    date_added: 'Napisano',
    sent_at: 'Poslano',
  },
  form: {
    general: 'Sporočilo',
    sending: 'Pošiljanje',
  },
  values: {
    kind: {
      meeting: 'Vabilo na sestanek',
      minutes: 'Zapisnik',
      projectOffer: 'Projektna ponudba',
      confirmation: 'Potrditev dela',
      reminder: 'Opomnik',
      invitation: 'Vabilo',
      passwordReset: 'Novo geslo',
      account: 'Obvestilo o računu',
      news: 'Novice',
    },
    status: {
      waiting: 'Čaka',
      sent: 'Poslano',
      failed: 'Ni poslano',
      cancelled: 'Preklicano',
    },
  },
  rules: { wrongState: 'To sporočilo je že poslano ali preklicano. Osveži stran.' },
} as const satisfies EntityWords<typeof mail>;
