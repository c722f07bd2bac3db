// Parses numbers as people type them: with a comma or a point, with or without thousands separators.

/** `1.204,50`, `1,204.50`, `1204,5` → 1204.5; NaN for anything else. A single separator before three digits is a thousands separator where one may stand. */
export const numberIn = (text: string): number => {
  const plain = text.replace(/[\s\u00a0\u202f'’€]/g, '');
  if (!/^-?\d[\d.,]*$/.test(plain)) return Number.NaN;
  const marks = plain.match(/[.,]/g) ?? [];
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (marks.length === 0) return Number(plain);
  const sameMark = new Set(marks).size === 1;
  const grouped = /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(plain);
  if (sameMark && (marks.length > 1 || grouped)) return grouped ? Number(plain.replace(/[.,]/g, '')) : Number.NaN;
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  return Number(`${whole}.${plain.slice(last + 1)}`);
};

/** `45,00 €` → 4500. */
export const centsIn = (text: string): number => Math.round(numberIn(text) * 100);

/** `12,5 %` → 12.5, `–` → 0; limited to 0…100. */
export const percentIn = (text: string): number =>
  Math.min(100, Math.max(0, Number(numberIn(text.replace('%', '').replace('–', '0')).toFixed(2))));

/** `2:30` → 9000, `2,5` → 9000, `1:02:03` → 3723. */
export const secondsIn = (text: string): number => {
  const parts = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(text.trim());
  if (parts) return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3] ?? 0);
  return Math.round(numberIn(text) * 3600);
};

/** `7:30` → 7.5, `7,5` → 7.5, `7:20` → 7.3333 with a scale of four digits. */
export const hoursIn = (text: string, scale: number): number =>
  text.includes(':') ? Number((secondsIn(text) / 3600).toFixed(scale)) : numberIn(text);
