// Converts text to ISO 8859-2 (one byte a letter), as bank forms require; a letter outside of it is replaced by a similar one.

/** The characters of the bytes A0 to FF, in order. */
const upper = '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';
const first = 0xa0;
const bytes = new Map([...upper].map((sign, at) => [sign, first + at]));

/** Replacements for letters of other European alphabets and for typographic characters. */
const instead: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '…': '.',
  '€': 'E',
  ø: 'o',
  Ø: 'O',
  æ: 'a',
  Æ: 'A',
  œ: 'o',
  Œ: 'O',
  ı: 'i',
};

const isPrintableAscii = (sign: string) => sign >= ' ' && sign <= '~';
const known = (sign: string) => isPrintableAscii(sign) || bytes.has(sign);

/** The text with each character replaced by one of ISO 8859-2; a question mark where none is similar. */
export const inLatin2 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (known(sign)) return sign;
      const bare = instead[sign] ?? sign.normalize('NFD').charAt(0);
      if (/\s/u.test(sign)) return ' ';
      return known(bare) ? bare : '?';
    })
    .join('');

/** The bytes of such a text; a line feed is one byte. @throws Error for a character outside of ISO 8859-2 */
export const latin2Bytes = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text].map((sign) => {
      const byte = isPrintableAscii(sign) || sign === '\n' ? sign.charCodeAt(0) : bytes.get(sign);
      if (byte === undefined) throw new Error(`${sign} is no sign of ISO 8859-2.`);
      return byte;
    }),
  );
