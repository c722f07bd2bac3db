// Words that somebody has looked at and that are right although all five languages say the same.
export const sameWords: readonly string[] = [
  // Each language is called by its own name.
  'Slovenščina',
  'English',
  'Français',
  'Deutsch',
  'Hrvatski',
  // Signs of units.
  'h',
  'min',
  'h:min',
  's',
  'm',
  'km',
  // What the world calls it.
  'IBAN',
];
