// Mails about meetings to people outside in Slovenian.

export default {
  when: 'Kdaj: %{when}',
  where: 'Kje: %{place}',
  who: 'Sklicuje: %{name}',
  reason: 'Razlog: %{reason}',
  action: 'Potrdite udeležbo',
  decline: 'Če ne morete priti, nam to sporočite na:',
  'new': { subject: 'Vabilo na sestanek: %{title} (%{number})', text: 'vabimo vas na sestanek »%{title}«. Priložen je vnos za koledar.' },
  again: {
    subject: 'Opomnik: vabilo na sestanek %{title} (%{number})',
    text: 'na vabilo na sestanek »%{title}« še čakamo vaš odgovor. Če ste medtem že odgovorili, tega sporočila ne upoštevajte.',
  },
  moved: {
    subject: 'Nov termin: %{title} (%{number})',
    text: 'sestanek »%{title}« smo prestavili. Prosimo, potrdite novi termin; priloženi vnos popravi vaš koledar.',
  },
  changed: {
    subject: 'Sprememba sestanka: %{title} (%{number})',
    text: 'podatki o sestanku »%{title}« so se spremenili. Priloženi vnos popravi vaš koledar.',
  },
  cancelled: {
    subject: 'Odpovedano: %{title} (%{number})',
    text: 'sestanek »%{title}« odpade. Priloženi vnos ga umakne iz vašega koledarja.',
  },
  removed: {
    subject: 'Preklicano vabilo: %{title} (%{number})',
    text: 'vabilo na sestanek »%{title}« preklicujemo, vaša udeležba ni več potrebna. Priloženi vnos ga umakne iz vašega koledarja.',
  },
  minutes: {
    subject: 'Zapisnik sestanka: %{title} (%{number})',
    text: 'v prilogi je zapisnik sestanka »%{title}« (%{when}). Pošilja ga %{by}.',
  },
} as const;
