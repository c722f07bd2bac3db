// What people outside are written in Slovenian: a client is addressed as vi.
export default {
  greeting: 'Pozdravljeni,',
  confirmation: {
    subject: 'Potrditev dela #%{number}: %{title}',
    done: 'delo na nalogi #%{number} »%{title}« smo zaključili.',
    ask: 'Na spodnji povezavi ga lahko pregledate in potrdite. Če se s čim ne strinjate, nam tam sporočite razlog.',
    action: 'Preglejte in potrdite delo',
    expires: 'Povezava velja do %{date}.',
    fallback: 'Če gumb ne deluje, odprite naslov:',
  },
  closing: 'Lep pozdrav,',
} as const;
