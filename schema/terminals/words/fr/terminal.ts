// Registration terminals in French: refusals of a tap, and acts of the office.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/terminal.ts';

export default {
  reasons: {
    foreignNetwork: 'Cette badgeuse ne s’utilise que sur le réseau de l’entreprise.',
    outOfUse: 'Cette badgeuse est hors service.',
    unknownPin: 'Personne n’a ce code PIN.',
    unknownChip: 'Personne n’a ce badge.',
    padRests: 'Trop de codes PIN erronés. Le code PIN est bloqué encore %{seconds} s, les badges fonctionnent toujours.',
    unreadable: 'Le badgeage est illisible.',
    tooLate:
      'La borne a transmis ce pointage après %{smart_count} heure. Décide s’il compte. |||| La borne a transmis ce pointage après %{smart_count} heures. Décide s’il compte.',
    choiceClosed: 'Le choix est déjà fermé. Approche ton badge ou saisis ton code PIN à nouveau.',
    gone: 'Cette personne ne fait plus partie de l’entreprise.',
    alreadyIn: 'L’arrivée est déjà enregistrée à %{at}.',
    inElsewhere: 'Elle est déjà enregistrée sur la badgeuse %{terminal}, %{at}.',
    notIn: 'Aucune arrivée n’est enregistrée.',
    alreadyPaused: 'La pause court depuis %{at}.',
    noWorkType: 'Aucun type de travail pour cette personne. Appelle le bureau.',
    toCome: 'Cette heure est dans le futur : l’horloge de la tablette était fausse.',
    timeLocked: 'Les heures de ce mois sont verrouillées.',
    outOfOrder: 'Autre chose est déjà enregistré plus tard sur la badgeuse %{terminal}.',
    decided: 'Cet événement est déjà réglé.',
  },
  admin: {
    address: 'Adresse de la tablette',
    addressNote: 'Ouvre-la sur la tablette murale. Qui la connaît peut y essayer des codes PIN.',
    show: 'Afficher l’adresse',
    copy: 'Copier l’adresse',
    copied: 'Copié',
    qr: 'Code QR avec l’adresse de la tablette',
    rotate: 'Changer l’adresse …',
    rotateTitle: 'Changer l’adresse',
    rotateEffect:
      'L’ancienne adresse cesse aussitôt de fonctionner. La tablette a besoin de la nouvelle avant d’accepter des badgeages. Ce qui y attend sera envoyé plus tard.',
    rotated: 'L’adresse est changée. Ouvre-la sur la tablette.',
    task: 'Temps de cette tablette',
    waiting: '%{smart_count} événement attend une décision. |||| %{smart_count} événements attendent une décision.',
    see: 'Voir',
    settle: 'Enregistrer …',
    settleTitle: 'Enregistrer à l’heure réelle',
    settleEffect: 'C’est enregistré à %{at}, comme si cela s’était passé alors.',
    settleUser: 'Qui',
    settled: 'Enregistré.',
    dismiss: 'Écarter …',
    dismissTitle: 'Écarter l’événement',
    dismissEffect: 'Rien n’est enregistré. L’événement reste dans la liste avec le motif.',
    dismissReason: 'Motif',
    dismissMissing: 'Indique un motif.',
    dismissed: 'Écarté.',
  },
} satisfies Translation<typeof sl>;
