// Default labels of fields, form groups and flag values in French, for entities without their own.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/label.ts';

export default {
  fields: {
    name: 'Nom',
    title: 'Titre',
    number: 'Numéro',
    kind: 'Type',
    status: 'Statut',
    description: 'Description',
    note: 'Remarque',
    quantity: 'Quantité',
    deadline: 'Échéance',
    valid_from: 'Valable à partir du',
    archived: 'Archivé',
    language: 'Langue',
    address: 'Adresse',
    zip: 'Code postal',
    town: 'Ville',
    country: 'Pays',
    phone: 'Téléphone',
    email: 'E-mail',
    files: 'Fichiers',
    comments: 'Messages',
    tasks: 'Tâches',
    date_added: 'Ajouté',
    user_added: 'Saisi par',
    running_since: 'En cours depuis',
  },
  form: { general: 'Général', use: 'Utilisation', notes: 'Notes' },
  values: { archived: { true: 'Archivés', false: 'Non archivés' } },
} satisfies Translation<typeof sl>;
