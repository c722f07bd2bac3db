// Mails to people outside in Slovenian: a client is addressed as vi.
export default {
  greeting: 'Pozdravljeni,',
  confirmation: {
    subject: 'Potrditev dela #%{number}: %{title}',
    done: 'delo na nalogi #%{number} »%{title}« smo zaključili.',
    ask: 'Na spodnji povezavi ga lahko pregledate in potrdite. Če se s čim ne strinjate, nam tam sporočite razlog.',
    action: 'Preglejte in potrdite delo',
    expires: 'Povezava velja do %{date}.',
  },
  reminder: {
    subject: 'Opomnik: potrditev dela #%{number}: %{title}',
    done: 'dne %{date} smo vam poslali v potrditev delo na nalogi #%{number} »%{title}«. Vašega odgovora še nimamo.',
    ask: 'Na spodnji povezavi ga lahko pregledate in potrdite. Če se s čim ne strinjate, nam tam sporočite razlog.',
    answered: 'Če ste medtem že odgovorili, sporočilo prezrite.',
  },
  handover: {
    subject: 'Predaja projekta %{number}: %{title}',
    done: 'projekt %{number} »%{title}« smo zaključili in vam ga predajamo.',
    ask: 'Na spodnji povezavi lahko pregledate, kaj je opravljeno, in predajo potrdite. Če kaj manjka, nam tam sporočite razlog.',
    action: 'Preglejte in potrdite predajo',
  },
  handoverReminder: {
    subject: 'Opomnik: predaja projekta %{number}: %{title}',
    done: 'dne %{date} smo vam predali projekt %{number} »%{title}«. Vašega odgovora še nimamo.',
  },
  fallback: 'Če gumb ne deluje, odprite naslov:',
  closing: 'Lep pozdrav,',
} as const;
