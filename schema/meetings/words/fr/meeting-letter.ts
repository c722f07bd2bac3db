// Mails about meetings to people outside in French.

import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/meeting-letter.ts';

export default {
  when: 'Quand : %{when}',
  where: 'Où : %{place}',
  who: 'Organisée par : %{name}',
  reason: 'Motif : %{reason}',
  action: 'Confirmez votre présence',
  decline: 'Si vous ne pouvez pas venir, dites-le-nous ici :',
  'new': {
    subject: 'Invitation à une réunion : %{title} (%{number})',
    text: 'Nous vous invitons à la réunion « %{title} ». Un rendez-vous pour votre agenda est joint.',
  },
  again: {
    subject: 'Rappel : invitation à la réunion %{title} (%{number})',
    text: 'Nous attendons encore votre réponse à l’invitation à la réunion « %{title} ». Si vous avez répondu entre-temps, ne tenez pas compte de ce message.',
  },
  moved: {
    subject: 'Nouvel horaire : %{title} (%{number})',
    text: 'Nous avons déplacé la réunion « %{title} ». Merci de confirmer le nouvel horaire ; le rendez-vous joint met votre agenda à jour.',
  },
  changed: {
    subject: 'Réunion modifiée : %{title} (%{number})',
    text: 'Les détails de la réunion « %{title} » ont changé. Le rendez-vous joint met votre agenda à jour.',
  },
  cancelled: {
    subject: 'Annulée : %{title} (%{number})',
    text: 'La réunion « %{title} » n’aura pas lieu. Le fichier joint la retire de votre agenda.',
  },
  removed: {
    subject: 'Invitation retirée : %{title} (%{number})',
    text: 'Nous retirons l’invitation à la réunion « %{title} » ; votre présence n’est plus nécessaire. Le fichier joint la retire de votre agenda.',
  },
  minutes: {
    subject: 'Compte rendu de la réunion : %{title} (%{number})',
    text: 'Vous trouverez ci-joint le compte rendu de la réunion « %{title} » (%{when}), envoyé par %{by}.',
  },
} satisfies Translation<typeof sl>;
