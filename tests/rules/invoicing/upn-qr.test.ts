// The QR code of a payment order, read back by another library: its version, level and alphabet, and every field where the bank looks for it.
import reader from 'jsqr';
import { describe, expect, it } from 'vitest';
import { inLatin2, latin2Bytes } from '#schema/invoicing/latin-2.ts';
import { type Payment, upnText } from '#schema/invoicing/upn-qr.ts';
import { upnCode } from '#server/domain/paper/upn-code.ts';

const payment: Payment = {
  payer: { name: 'Hotel Pod Rožnikom d. o. o.', street: 'Večna pot 18', town: '1000 Ljubljana' },
  recipient: { name: 'Toplar servis d. o. o.', street: 'Tržaška cesta 118', town: '1000 Ljubljana', iban: 'SI56 0201 0001 2345 641' },
  amount: 123_456,
  purpose: 'Račun 2026-0012',
  due: '2026-12-07',
  reference: 'SI00 2026-0012',
};

/** The modules as a camera sees them: four points wide, with the quiet edge. */
const photographed = ({ size, dark }: ReturnType<typeof upnCode>) => {
  const [scale, edge] = [4, 4];
  const width = (size + 2 * edge) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (dark(Math.floor(x / scale) - edge, Math.floor(y / scale) - edge)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { pixels, width };
};
const read = (text: string) => {
  const { pixels, width } = photographed(upnCode(text));
  const code = reader.default(pixels, width, width);
  if (!code) throw new Error('Nobody can read this code.');
  return { version: code.version, alphabet: code.chunks[0], text: new TextDecoder('iso-8859-2').decode(Uint8Array.from(code.binaryData)) };
};
const linesOf = (one: Payment) => (upnText(one) ?? '').split('\n');

describe('the content of the code', () => {
  it('stands line by line as the form has it, with the sum of all lengths', () => {
    const lines = linesOf(payment);
    expect(lines).toEqual([
      'UPNQR',
      '',
      '',
      '',
      '',
      'Hotel Pod Rožnikom d. o. o.',
      'Večna pot 18',
      '1000 Ljubljana',
      '00000123456',
      '',
      '',
      'GDSV',
      'Račun 2026-0012',
      '07.12.2026',
      'SI56020100012345641',
      'SI002026-0012',
      'Toplar servis d. o. o.',
      'Tržaška cesta 118',
      '1000 Ljubljana',
      '202',
      '',
    ]);
    expect(lines.slice(0, 19).join('').length + 19).toBe(202);
  });

  it('no field is longer than the form’s, and what was cut ends without a blank', () => {
    const long = 'Zavod za izobraževanje odraslih in poklicno usposabljanje Dolenjske';
    const lines = linesOf({ ...payment, payer: { name: long, street: long, town: long }, purpose: `${long} ${long}` });
    expect(lines[5]).toBe('Zavod za izobraževanje odraslih i');
    expect(lines[12]?.length).toBeLessThanOrEqual(42);
    expect(lines[12]).toBe(lines[12]?.trim());
  });

  it.each([
    ['nothing to pay', 0],
    ['a sum longer than its field', 100_000_000_000],
  ])('there is none for %s', (_case, amount) => expect(upnText({ ...payment, amount })).toBeNull());
});

describe('the code', () => {
  it('is of version 15, in ISO 8859-2, and read by another library says the same to the letter', () => {
    const text = upnText(payment) ?? '';
    expect(read(text)).toEqual({ version: 15, alphabet: { type: 'eci', assignmentNumber: 4 }, text });
  });

  it('is of the level M', () => expect(upnCode(upnText(payment) ?? '').level).toBe('M'));

  it('holds the longest order that the form knows', () => {
    const long = 'Šč'.repeat(40);
    const text = upnText({
      ...payment,
      payer: { name: long, street: long, town: long },
      recipient: { ...payment.recipient, name: long, street: long, town: long },
      purpose: long,
      amount: 99_999_999_999,
      reference: 'RF18539007547034539007',
    });
    expect(read(text ?? '').text).toBe(text);
  });
});

describe('letters of other alphabets', () => {
  it.each([
    ['stay where the bank’s alphabet has them', 'ČŠŽčšžćđĐäöüßáő', 'ČŠŽčšžćđĐäöüßáő'],
    ['lose what it does not have', 'Crèche Ångström Øst', 'Creche Angström Ost'],
    ['typographic signs become plain', '»Pri Škrjancu« – št. 3…', '"Pri Škrjancu" - št. 3.'],
    ['no relative at all', '株式 ☂', '?? ?'],
    ['a blank of any width is a blank', 'a\u00a0b\u202fc', 'a\u00a0b c'],
    ['letters in two parts are put together', 'C\u030Cas', 'Čas'],
  ])('%s', (_case, text, expected) => expect(inLatin2(text)).toBe(expected));

  it('are the bytes that ISO 8859-2 gives them', () => {
    const text = inLatin2(`ŠšČčŽžĆćĐđ ÄÖÜ ß ~`);
    expect(new TextDecoder('iso-8859-2').decode(latin2Bytes(text))).toBe(text);
    expect(() => latin2Bytes('€')).toThrow();
  });
});
