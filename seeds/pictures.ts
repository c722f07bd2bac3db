// Sample files of technicians: drawn pictures of plates, flanges and pipes, and a PDF with measurements.
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import type { LoadedFile } from '#server/domain/files/load-files.ts';
import type { Row } from './rows.ts';

type Color = readonly [number, number, number];
/** The colour of a point at x and y from 0 to 1. */
type Drawing = (x: number, y: number) => Color;
const width = 480;
const height = 360;

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
const png = (draw: Drawing): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const points = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) points.set(draw(x / width, y / height), y * (1 + width * 3) + 1 + x * 3);
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(points)), chunk('IEND', Buffer.alloc(0))]);
};

const shade = (color: Color, light: number): Color => [color[0] * light, color[1] * light, color[2] * light];
const steel: Color = [182, 188, 194];
const wall: Color = [84, 90, 92];
const copper: Color = [196, 120, 78];

/** A type plate with lines of digits. */
const plate: Drawing = (x, y) => {
  if (x < 0.12 || x > 0.88 || y < 0.2 || y > 0.8) return shade(wall, 0.8 + 0.3 * y);
  const line = Math.floor((y - 0.26) / 0.08);
  const written = (y - 0.26) / 0.08 - line < 0.45 && line >= 0 && line < 6 && x > 0.18 && x < 0.4 + 0.07 * ((line * 5) % 7);
  return written && Math.sin(x * 190) > -0.3 ? [38, 42, 46] : shade(steel, 0.9 + 0.15 * Math.sin(x * 3 + y));
};
/** A flange from the front, with its eight bolts. */
const flange: Drawing = (x, y) => {
  const [dx, dy] = [(x - 0.5) * 1.33, y - 0.5];
  const far = Math.hypot(dx, dy);
  const turn = (Math.atan2(dy, dx) / Math.PI) * 4;
  const bolt = Math.abs(far - 0.3) < 0.035 && Math.abs(turn - Math.round(turn)) < 0.16;
  if (bolt) return [52, 56, 60];
  if (far < 0.14) return shade(wall, 0.35);
  return far < 0.4 ? shade(steel, 0.75 + 0.3 * (0.5 - dy)) : shade(wall, 0.7 + 0.3 * y);
};
/** Two pipes along a wall. */
const pipes: Drawing = (x, y) => {
  for (const [at, color] of [
    [0.35, copper],
    [0.62, steel],
  ] as const) {
    const away = (y - at) / 0.08;
    if (Math.abs(away) < 1) return shade(color, 1.1 - 0.55 * Math.abs(away + 0.3));
  }
  return shade(wall, 0.9 + 0.2 * Math.sin(x * 9) * Math.sin(y * 7));
};

/** A minimal PDF: one page with plain lines. */
const record = (lines: readonly string[]): Uint8Array => {
  const text = `BT /F1 12 Tf 72 770 Td 18 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  return Buffer.from(`${body}${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
};

const uploads = [
  ['tipska-ploščica.png', 'image/png', 'Serijska številka spodaj levo.', () => png(plate)],
  ['stara-prirobnica.png', 'image/png', null, () => png(flange)],
  ['cevi-po-menjavi.png', 'image/png', 'Pred izolacijo.', () => png(pipes)],
  [
    'zapisnik-meritev.pdf',
    'application/pdf',
    null,
    () => record(['Zapisnik meritev', '', 'Tlak: 1,8 bar', 'Dovod: 58 C', 'Povratek: 44 C', 'Pretok: 1240 l/h']),
  ],
] as const;
const most = 24;

/** Pictures of the last days' work: for each of these tasks from its last worker, right after the work. */
export const picturesOf = (tasks: readonly Row<'task'>[], entries: readonly Row<'time_entry'>[]): LoadedFile[] => {
  const lastOn = new Map(entries.map((entry) => [entry.task_id, entry]));
  const since = (id: number) => lastOn.get(id)?.status_since ?? '';
  const worked = tasks
    .filter(({ id, status }) => status >= 2 && status <= 4 && lastOn.has(id))
    .sort((one, other) => (since(one.id) < since(other.id) ? -1 : 1))
    .slice(-most);
  return worked.flatMap(({ id }, at) => {
    const entry = lastOn.get(id);
    return uploads
      .slice(0, at % 5 === 0 || at > worked.length - 6 ? uploads.length : 1 + (at % 3))
      .map(([file_name, content_type, notes, make]) => ({
        task_id: id,
        user_id: entry?.user_id ?? 1,
        file_name,
        content_type,
        notes,
        date_added: entry?.status_since ?? new Date().toISOString(),
        bytes: make(),
      }));
  });
};
