// Mails to people outside in Croatian: clients are addressed as vi.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/letter.ts';

export default {
  greeting: 'Poštovani,',
  confirmation: {
    subject: 'Potvrda rada #%{number}: %{title}',
    done: 'završili smo radove na zadatku #%{number} „%{title}”.',
    ask: 'Na poveznici u nastavku možete ih pregledati i potvrditi. Ako se s nečim ne slažete, ondje nam navedite razlog.',
    action: 'Pregledajte i potvrdite radove',
    expires: 'Poveznica vrijedi do %{date}.',
  },
  reminder: {
    subject: 'Podsjetnik: potvrda rada #%{number}: %{title}',
    done: 'dana %{date} poslali smo vam na potvrdu radove na zadatku #%{number} „%{title}”. Vaš odgovor još nismo primili.',
    ask: 'Na poveznici u nastavku možete ih pregledati i potvrditi. Ako se s nečim ne slažete, ondje nam navedite razlog.',
    answered: 'Ako ste u međuvremenu odgovorili, zanemarite ovu poruku.',
  },
  handover: {
    subject: 'Predaja projekta %{number}: %{title}',
    done: 'završili smo projekt %{number} „%{title}” i predajemo vam ga.',
    ask: 'Na poveznici u nastavku možete pregledati što je odrađeno i potvrditi predaju. Ako nešto nedostaje, ondje nam javite razlog.',
    action: 'Pregledajte i potvrdite predaju',
  },
  handoverReminder: {
    subject: 'Podsjetnik: predaja projekta %{number}: %{title}',
    done: 'dana %{date} predali smo vam projekt %{number} „%{title}”. Vaš odgovor još nismo primili.',
  },
  fallback: 'Ako gumb ne radi, otvorite adresu:',
  closing: 'Srdačan pozdrav,',
} satisfies Translation<typeof sl>;
