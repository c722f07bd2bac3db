// Notifications in Croatian: the list under the bell, its kinds and what a row says.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notification.ts';

export default {
  title: 'Obavijesti',
  unread: '%{smart_count} nova obavijest |||| %{smart_count} nove obavijesti |||| %{smart_count} novih obavijesti',
  allRead: 'Sve pročitano',
  earlier: 'Prikaži starije',
  new: 'Novo',
  empty: {
    title: 'Nema obavijesti',
    text: 'Ovdje stiže ono što se tiče tebe: dodijeljen zadatak, odgovor klijenta, spominjanje u razgovoru.',
  },
  somebody: 'Klijent',
  mail: {
    subject: '%{smart_count} nova obavijest |||| %{smart_count} nove obavijesti |||| %{smart_count} novih obavijesti',
    action: 'Otvori u aplikaciji',
    why: 'Ovu poštu dobivaš jer je tako postavljeno u tvojem profilu; ondje je i isključuješ.',
  },
  choices: {
    title: 'Kako želiš saznati',
    app: 'U aplikaciji',
    mail: 'I e-poštom',
    none: 'Ne obavještavaj',
    kinds: {
      taskGiven: 'Dodijeljen zadatak',
      taskStolen: 'Preuzet zadatak',
      taskDeclined: 'Klijent nije potvrdio',
      taskConfirmed: 'Klijent je potvrdio',
      meetingInvited: 'Poziv na sastanak',
      meetingMoved: 'Sastanak je premješten',
      meetingCancelled: 'Sastanak je otkazan',
      meetingAccepted: 'Dolazak potvrđen',
      meetingDeclined: 'Dolazak otkazan',
      mention: 'Spominjanje u razgovoru',
    },
  },
  quiet: 'Tišina od %{from} do %{to}. Obavijesti tada čekaju, i e-pošta.',
  never_quiet: 'Obavijesti stižu u svako doba.',
  change: 'Promijeni',
  more: '%{smart_count} obavijest, zadnja: |||| %{smart_count} obavijesti, zadnja: |||| %{smart_count} obavijesti, zadnja:',
  kinds: {
    taskGiven: { title: 'Zadatak je sada tvoj', by: 'Dodjela: %{by}' },
    taskStolen: { title: 'Zadatak više nije tvoj', by: 'Preuzimanje: %{by}' },
    taskDeclined: { title: 'Klijent nije potvrdio', by: '„%{reason}”' },
    taskConfirmed: { title: 'Klijent je potvrdio', by: 'Potvrda: %{name}' },
    meetingInvited: { title: 'Poziv na sastanak', by: 'Saziva: %{by}' },
    meetingMoved: { title: 'Sastanak je premješten', by: 'Premještanje: %{by}' },
    meetingCancelled: { title: 'Sastanak je otkazan', by: 'Otkazivanje: %{by}' },
    meetingAccepted: { title: 'Dolazak potvrđen', by: 'Dolazi %{name}' },
    meetingDeclined: { title: 'Dolazak otkazan', by: '%{name}: „%{reason}“' },
    mention: { title: 'Spominjanje u razgovoru', by: '%{by}: „%{text}”' },
  },
} satisfies Translation<typeof sl>;
