// What a public link answers in Slovenian: clients read it.
export default {
  reasons: { alreadyAnswered: 'Na to povezavo je že odgovorjeno. Osvežite stran.' },
} as const;
