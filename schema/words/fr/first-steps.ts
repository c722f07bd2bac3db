// The steps to the first task in French.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/first-steps.ts';

export default {
  title: 'Configure l’entreprise',
  note: 'Les étapes jusqu’à la première tâche. L’ordre est une suggestion, tout reste modifiable.',
  profile: 'Tes collègues te voient sous le nom de « %{name} ». Corrige-le dans ton profil.',
  done: 'fait',
  company: {
    title: 'Entreprise',
    note: 'Nom, numéro de TVA et logo des bons de travail ; horaires et arrondi sur la facture.',
  },
  workTypes: {
    title: 'Types de travail',
    note: 'Montage, entretien, trajet… avec un prix horaire. Sans eux, le travail sur une tâche ne démarre pas.',
  },
  roles: {
    title: 'Rôles',
    note: 'Qui voit et modifie quoi. Ton rôle a déjà tous les droits.',
  },
  people: {
    title: 'Collègues',
    note: 'Chacun reçoit un lien pour son premier mot de passe.',
  },
  clients: {
    title: 'Clients',
    note: 'Importe-les d’un fichier ou ajoute-les à la main.',
  },
  task: {
    title: 'Première tâche',
    note: 'Donne-la à un collègue : elle est aussitôt dans sa liste.',
  },
} satisfies Translation<typeof sl>;
