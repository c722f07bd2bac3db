// The answers of public links in Slovenian, for clients.
export default {
  reasons: { alreadyAnswered: 'Na to povezavo je že odgovorjeno. Osvežite stran.' },
} as const;
