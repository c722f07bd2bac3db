// Permissions without an entity that has words, in Croatian; all others are worded with their entity.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/permission.ts';

export default {
  permissions: {
    travel_orders: {
      name: 'Putni nalozi',
      read: { allows: 'Vidi putne naloge svih', effect: 'Vidi putovanja, naknade po kilometru i dnevnice svih; svoje vidi svatko.' },
      write: { allows: 'Uređuje i odobrava putne naloge svih', effect: 'Odobrava, vraća i označuje plaćenim ono što prijave drugi.' },
    },
    open_tasks: {
      name: 'Otvoreni zadaci tvrtke',
      read: { allows: 'Vidi otvorene zadatke tvrtke', effect: 'Vidi sve otvorene zadatke po starosti, voditelju i klijentu.' },
    },
    analytics: {
      name: 'Analitika',
      others: { allows: 'Vidi detaljnu analitiku drugih', effect: 'Vidi sate svake osobe po danima; svoje vidi svatko.' },
    },
    client_time: {
      name: 'Sati po klijentima',
      read: { allows: 'Vidi sate po klijentima', effect: 'Vidi koliko je rada bilo za svakog klijenta i što još nije na računu.' },
    },
    time_analytics: {
      name: 'Radno vrijeme',
      read: { allows: 'Vidi analitiku radnog vremena', effect: 'Vidi sate koji nedostaju, prekovremene i iskorištenost tvrtke.' },
    },
    absences: {
      name: 'Odsutnosti',
      read: { allows: 'Vidi kalendar odsutnosti', effect: 'Vidi tko je kada odsutan i tko dežura.' },
      write: { allows: 'Odobrava, odbija i upisuje odsutnosti drugih', effect: 'Osoba odluku saznaje odmah; godišnji joj se oduzima.' },
    },
    attendance: {
      name: 'Prisutnost',
      write: {
        allows: 'Odobrava, zaključava i otključava tjedne',
        effect: 'Zaključani tjedan više nitko ne ispravlja; otključavanje traži razlog.',
      },
    },
    special_vehicles: {
      name: 'Posebna vozila',
      read: { allows: 'Vidi posebna vozila i razdoblja', effect: 'Vidi kilometre i razdoblja vozila kojima naloge priprema sustav.' },
      write: {
        allows: 'Uređuje posebna vozila i iz njih priprema putne naloge',
        effect: 'Ponovna priprema mijenja ono što je nastalo automatski, ne ručne ispravke.',
      },
    },
    audit: { name: 'Revizijski trag', read: { allows: 'Vidi revizijski trag', effect: 'Vidi tko je što promijenio, kada i zašto.' } },
    integrations: {
      name: 'Veze',
      read: { allows: 'Vidi veze s drugim programima', effect: 'Vidi koji su programi povezani i kada su se zadnji put javili.' },
      write: { allows: 'Stvara i opoziva API tokene i webhookove', effect: 'Drugim programima otvara pristup podacima.' },
    },
  },
} satisfies Translation<typeof sl>;
