// Mails to people outside in French: clients are addressed as vous.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/letter.ts';

export default {
  greeting: 'Bonjour,',
  confirmation: {
    subject: 'Confirmation des travaux #%{number} : %{title}',
    done: 'Nous avons terminé les travaux de la tâche #%{number} « %{title} ».',
    ask: 'Vous pouvez les consulter et les confirmer par le lien ci-dessous. En cas de désaccord, indiquez-nous le motif sur la même page.',
    action: 'Consulter et confirmer les travaux',
    expires: 'Le lien est valable jusqu’au %{date}.',
  },
  reminder: {
    subject: 'Rappel : confirmation des travaux #%{number} : %{title}',
    done: 'Le %{date}, nous vous avons demandé de confirmer les travaux de la tâche #%{number} « %{title} ». Votre réponse ne nous est pas encore parvenue.',
    ask: 'Vous pouvez les consulter et les confirmer par le lien ci-dessous. En cas de désaccord, indiquez-nous le motif sur la même page.',
    answered: 'Si vous avez répondu entre-temps, ne tenez pas compte de ce message.',
  },
  handover: {
    subject: 'Remise du projet %{number} : %{title}',
    done: 'Nous avons terminé le projet %{number} « %{title} » et vous le remettons.',
    ask: 'Le lien ci-dessous vous montre ce qui a été réalisé et permet de confirmer la remise. S’il manque quelque chose, indiquez-nous le motif sur cette page.',
    action: 'Consulter et confirmer la remise',
  },
  handoverReminder: {
    subject: 'Rappel : remise du projet %{number} : %{title}',
    done: 'Le %{date}, nous vous avons remis le projet %{number} « %{title} ». Nous n’avons pas encore votre réponse.',
  },
  fallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  closing: 'Cordialement,',
} satisfies Translation<typeof sl>;
