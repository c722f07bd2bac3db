// Central European texts in one byte a letter (ISO 8859-2), as bank forms want them; a letter that it does not have becomes one that it has.

/** The signs of the bytes A0 to FF, in their order. */
const upper = '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';
const first = 0xa0;
const bytes = new Map([...upper].map((sign, at) => [sign, first + at]));

/** What stands for signs of other alphabets of Europe, and for the signs that typewriters did not have. */
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

/** One sign for each sign, all of them signs of ISO 8859-2; a question mark for what has no relative there. */
export const inLatin2 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (known(sign)) return sign;
      const bare = instead[sign] ?? sign.normalize('NFD').charAt(0);
      if (/\s/u.test(sign)) return ' ';
      return known(bare) ? bare : '?';
    })
    .join('');

/** A text of such signs as its bytes; a line feed is one. @throws Error for a sign that it does not have */
export const latin2Bytes = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text].map((sign) => {
      const byte = isPrintableAscii(sign) || sign === '\n' ? sign.charCodeAt(0) : bytes.get(sign);
      if (byte === undefined) throw new Error(`${sign} is no sign of ISO 8859-2.`);
      return byte;
    }),
  );
