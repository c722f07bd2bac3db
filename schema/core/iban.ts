// Checks and writes an IBAN: a country, two check digits (ISO 7064, MOD 97-10) and the account, in the length of the country.

/** The total length by country, for countries where the company is likely to pay. */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BA: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** The remainder modulo 97: letters count as 10 to 35; the country and the check digits go last. */
const rest = (iban: string): number => {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
};

/** Whether an IBAN without spaces, in capital letters, is valid. */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  return (length === undefined || iban.length === length) && rest(iban) === 1;
};

/** The IBAN in groups of four, as people write it: `SI56 1910 0000 0123 438`. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
