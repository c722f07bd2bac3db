// Absences in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absence } from '../../absence.ts';
import type sl from '../sl/absence.ts';

export default {
  one: 'Absence',
  many: 'Absences',
  count: '%{smart_count} absence |||| %{smart_count} absences',
  create: 'Nouvelle absence',
  search: 'Personne, type',
  empty: 'Les absences figureront ici. La première naît dans le calendrier des absences.',
  fields: {
    user_id: 'Personne',
    from: 'Du',
    to: 'Au',
    half_from: 'Premier jour dès midi',
    half_to: 'Dernier jour jusqu’à midi',
    comment: 'Remarque',
    days: 'Jours',
    decided_by: 'Décision',
    decided_at: 'Décidé le',
    reason: 'Motif',
    occupied_from: 'Occupé du',
    occupied_to: 'Occupé au',
  },
  values: {
    status: {
      requested: 'En attente',
      approved: 'Validée',
      declined: 'Refusée',
      cancelled: 'Annulée',
    },
    half_from: {
      true: 'Dès midi',
      false: 'Journée entière',
    },
    half_to: {
      true: 'Jusqu’à midi',
      false: 'Journée entière',
    },
  },
  transitions: {
    edit: 'Modifier',
    addFile: 'Ajouter un justificatif',
    approve: 'Valider',
    decline: 'Refuser …',
    cancel: 'Annuler …',
    cutShort: 'Écourter …',
  },
  popups: {
    approve: {
      title: 'Valider l’absence',
      effect: 'La personne l’apprend aussitôt ; ses congés sont décomptés.',
      action: 'Valider',
      done: 'L’absence est validée.',
      reason: 'Motif, si le mois est verrouillé',
    },
    decline: {
      title: 'Refuser l’absence',
      effect: 'La personne reçoit ton motif.',
      action: 'Refuser',
      done: 'L’absence est refusée.',
    },
    cancel: {
      title: 'Annuler l’absence',
      effect: 'Les jours décomptés sont rendus.',
      action: 'Annuler l’absence',
      done: 'L’absence est annulée.',
    },
    cutShort: {
      title: 'Écourter l’absence',
      effect: 'Les jours qui tombent sont rendus.',
      action: 'Écourter',
      done: 'L’absence est écourtée.',
      to: 'Dernier jour d’absence',
    },
  },
  history: {
    create: 'Absence saisie',
    approve: 'Validée',
    decline: 'Refusée',
    cancel: 'Annulée',
    cutShort: 'Écourtée',
    split: 'Interrompue par une maladie',
    recount: 'Jours recomptés',
  },
  reasons: {
    wrongState: 'L’absence n’est plus dans cet état. Recharge la page.',
    notAllowed: 'La décision revient à qui gère les absences.',
    absence_user_id_overlap: 'La personne est déjà absente à ces dates. Écourte une des absences.',
    locked: 'Le mois est verrouillé. Qui gère les absences peut le modifier, avec un motif.',
    pastDays: 'Seul qui gère les absences rend des jours passés. Choisis hier ou un jour ultérieur.',
    begun: 'L’absence a commencé. Écourte-la ou demande à qui gère les absences.',
  },
  rules: {
    endsAfterStart: 'Le dernier jour ne peut précéder le premier. Corrige l’un des deux.',
    absence_in_order: 'Le dernier jour ne peut précéder le premier. Corrige l’un des deux.',
    absence_user_id_overlap: 'La personne est déjà absente à ces dates. Écourte une des absences.',
    tooLong: 'L’absence dépasse dix ans. Vérifie l’année.',
    noHalfDays: 'Ce type ne connaît que des jours entiers. Choisis un jour entier.',
    emptyStay: 'Il ne reste rien du jour. Choisis une seule moitié.',
    nobodyConcerned: 'Personne n’est concerné ces jours-là : tous sont absents ou ne travaillent pas.',
    archivedKind: 'Ce type est archivé. Choisis-en un autre.',
    doesNotShorten: 'Le nouveau dernier jour doit précéder l’actuel et tomber dans l’absence.',
    lockedNeedsReason: 'Le mois est verrouillé. Donne un motif.',
  },
} satisfies EntityTranslation<typeof sl, typeof absence>;
