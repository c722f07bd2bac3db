// The QR code of a Slovenian payment order as modules: version 15, level M, ISO 8859-2, the only form that Slovenian banks read.
import { Byte, Charset, Encoder } from '@nuintun/qrcode';
import { latin2Bytes } from '#schema/invoicing/latin-2.ts';

export type UpnCode = {
  /** The number of modules on a side. */
  readonly size: number;
  readonly level: string;
  /** Whether a module is dark; modules outside the code are light. */
  dark(x: number, y: number): boolean;
};

/** @throws Error for a text that does not fit */
export const upnCode = (text: string): UpnCode => {
  const encoder = new Encoder({ level: 'M', version: 15, encode: latin2Bytes });
  const code = encoder.encode(new Byte(text, Charset.ISO_8859_2));
  const inside = (at: number) => at >= 0 && at < code.size;
  return { size: code.size, level: code.level, dark: (x, y) => inside(x) && inside(y) && code.get(x, y) === 1 };
};

/** The dark modules as one SVG path with a module as its unit; neighbours in a row are joined. */
export const pathOf = ({ size, dark }: UpnCode): string => {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (!dark(x, y) || dark(x - 1, y)) continue;
      let end = x;
      while (dark(end, y)) end += 1;
      runs.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
    }
  return runs.join('');
};
