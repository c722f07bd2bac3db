// Clients in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { client } from '../../client.ts';
import type sl from '../sl/client.ts';

export default {
  one: 'Client',
  many: 'Clients',
  count: '%{smart_count} client |||| %{smart_count} clients',
  create: 'Nouveau client',
  search: 'Nom, n° de TVA, ville (c trouve č)',
  empty: 'Les entreprises et les personnes pour qui nous travaillons s’affichent ici. Ajoute-les avec le bouton « Nouveau client ».',
  fields: {
    vat_number: 'Numéro de TVA',
    payment_term_days: 'Délai de paiement',
    language: 'Langue des documents',
    notes: 'Notes internes',
    primary_contact_id: 'Contact principal',
    merged_into_id: 'Fusionné avec',
    branch_offices: 'Sites',
    contacts: 'Contacts',
    open_tasks: 'Tâches ouvertes',
  },
  short: { vat_number: 'N° de TVA', language: 'Langue' },
  form: { address: 'Adresse', billing: 'Paiement', sorting: 'Étiquettes et archives' },
  help: {
    address: 'La ville suit le code postal.',
    general: 'Comme sur les factures et les bons de travail.',
    vat_number: 'Avec le code du pays, par exemple SI12345679.',
    notes: 'Visibles seulement pour qui voit les clients ; jamais sur un document.',
    archived: 'Un client archivé ne reçoit plus de nouvelles tâches. Celles qui sont ouvertes continuent.',
  },
  permissions: {
    clients: {
      name: 'Clients',
      read: {
        allows: 'Voir les clients, les sites et les contacts',
        effect: 'Voit adresses, téléphones et e-mails des clients et de leurs contacts.',
      },
      write: {
        allows: 'Créer et modifier les clients, les sites et les contacts',
        effect: 'Une adresse ou un contact modifié vaut pour toutes les tâches à venir.',
      },
      delete: { allows: 'Supprimer des clients', effect: 'Un client utilisé ne peut qu’être archivé.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof client>;
