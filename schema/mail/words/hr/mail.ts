// Mail in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { mail } from '../../mail.ts';
import type sl from '../sl/mail.ts';

export default {
  one: 'Poruka',
  many: 'Pošta',
  count: '%{smart_count} poruka |||| %{smart_count} poruke |||| %{smart_count} poruka',
  create: 'Nova poruka',
  search: 'Primatelj, predmet',
  empty: 'Ovdje je pošta koju šalje sustav. Bez poslužitelja pošte ostaje ovdje da je pročitaš.',
  fields: {
    calendar: 'Unos za kalendar',
    calendar_method: 'Vrsta unosa',
    file_id: 'Privitak',
    e_invoice_id: 'E-račun u privitku',
    link_id: 'Poveznica',
    secret: 'Ključ poveznice',
    claimed_until: 'Predaja do',
    recipient: 'Primatelj',
    reply_to: 'Odgovor na',
    subject: 'Predmet',
    text: 'Tekst',
    html: 'HTML tekst',
    entity: 'O čemu',
    entity_id: 'Broj zapisa',
    attempts: 'Pokušaji',
    next_attempt_at: 'Sljedeći pokušaj',
    refusal: 'Odgovor poslužitelja',
    date_added: 'Napisano',
    sent_at: 'Poslano',
  },
  form: { general: 'Poruka', sending: 'Slanje' },
  values: {
    kind: {
      meeting: 'Poziv na sastanak',
      minutes: 'Zapisnik',
      invoice: 'Račun',
      projectOffer: 'Projektna ponuda',
      confirmation: 'Potvrda rada',
      reminder: 'Podsjetnik',
      invitation: 'Pozivnica',
      passwordReset: 'Nova lozinka',
      account: 'Obavijest o računu',
      news: 'Novosti',
    },
    status: {
      waiting: 'Čeka',
      sent: 'Poslano',
      failed: 'Nije poslano',
      cancelled: 'Otkazano',
    },
  },
  rules: { wrongState: 'Ova je poruka već poslana ili otkazana. Osvježi stranicu.' },
  history: { resend: 'Ponovno slanje', cancel: 'Slanje otkazano', sent: 'Poslano', refused: 'Poslužitelj je odbio' },
} satisfies EntityTranslation<typeof sl, typeof mail>;
