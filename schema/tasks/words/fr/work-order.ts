// The printed work order in French.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/work-order.ts';

export default {
  title: 'Bon de travail',
  preview: 'Aperçu – pas encore confirmé',
  printed: 'Imprimé le %{time}',
  page: 'Page %{page} sur %{pages}',
  vat: 'N° de TVA',
  client: 'Client',
  branch_office: 'Site',
  contact: 'Contact',
  people: 'Travail effectué par',
  deadline: 'Échéance',
  closed: 'Clôturé',
  notes: 'Remarques',
  times: {
    title: 'Temps',
    who: 'Qui',
    workType: 'Type de travail',
    day: 'Jour',
    span: 'De – à',
    duration: 'Durée',
    factor: 'Coefficient',
    total: 'Total',
    empty: 'Aucun temps saisi.',
  },
  transports: {
    title: 'Trajets',
    day: 'Jour',
    who: 'Au volant',
    vehicle: 'Véhicule',
    route: 'Parcours',
    kilometers: 'Compteur',
    distance: 'Distance',
    total: 'Total',
  },
  materials: {
    title: 'Matériel',
    name: 'Désignation',
    quantity: 'Quantité',
    unit: 'Unité',
  },
  confirmation: {
    title: 'Confirmation',
    at: 'Confirmé le',
    phone: 'Confirmé par téléphone, noté par %{name}',
    spot: 'Signé sur place, sur l’appareil de %{name}',
    handed: 'Lien remis en main propre par %{name}',
    document: 'SHA-256 du document tel que soumis à confirmation',
    here: 'Nom et signature du client',
    date: 'Date',
  },
  units: {
    Meter: 'm',
    Piece: 'pièce',
  },
} satisfies Translation<typeof sl>;
