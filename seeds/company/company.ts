// The demo company's settings, tags, vehicles and holidays.
import { userId } from '../cast.ts';
import type { Row } from '../rows.ts';

export const settings: Row<'settings'> = {
  id: 1,
  company_name: 'Toplar servis d. o. o.',
  address: 'Tržaška cesta 118',
  zip: '1000',
  town: 'Ljubljana',
  country: 'SI',
  vat_number: 'SI54209919',
  iban: 'SI56020100012345641',
  phone: '+386 1 200 64 00',
  logo: null,
  timezone: 'Europe/Ljubljana',
  default_language: 'sl',
  minimal_invoicing_unit: 15,
  minimal_work_hours: 8,
  work_days: [1, 2, 3, 4, 5],
  time_lock_day: 5,
  vacation_removal_day: 30,
  vacation_removal_month: 6,
  notification_start_hour: 6,
  notification_end_hour: 20,
  link_days: 30,
  reminder_days: 5,
};

export const transportTypes: readonly Row<'transport_type'>[] = (
  [
    ['Službena vožnja', 65],
    ['Dostava materiala', 75],
    ['Nujni izhod', 90],
    ['Priklopnik', 110],
    ['Zasebno vozilo', 43],
    ['Brez zaračunavanja', 0],
  ] as const
).map(([name, price_per_km], index) => ({ id: index + 1, name, price_per_km }));

const vehicleTable: readonly [name: string, plate: string, owner?: string, archived?: true][] = [
  ['Renault Kangoo', 'LJ 42-TPL'],
  ['Renault Master', 'LJ 58-KDN'],
  ['Volkswagen Caddy', 'LJ 17-RGM'],
  ['Volkswagen Transporter', 'LJ 93-SVT'],
  ['Citroën Berlingo', 'LJ 61-HZD'],
  ['Fiat Ducato, dvižna košara', 'LJ 08-KŠR'],
  ['Renault Kangoo E-Tech', 'LJ 75-ELK'],
  ['Dacia Dokker', 'KR 34-PLČ'],
  ['Škoda Fabia', 'LJ 26-DML', 'damjan.oslak'],
  ['Opel Astra', 'MB 51-GNZ', 'stefan.goncz'],
  ['Peugeot Partner', 'LJ 83-STR', undefined, true],
];

export const vehicles: readonly Row<'vehicle'>[] = vehicleTable.map(([name, registration_plate, owner, archived], index) => ({
  id: index + 1,
  name,
  registration_plate,
  private_vehicle: owner !== undefined,
  owner_id: owner === undefined ? null : userId(owner),
  archived: archived ?? false,
}));

const tagTable = [
  ['Ogrevanje', '#4c9be8', '#0b1a2b', true],
  ['Klima', '#3fa796', '#06201c', true],
  ['Elektro', '#c9a227', '#241b02', true],
  ['Garancija', '#d46a5b', '#2b0d08', true],
  ['Nujno', '#e5484d', '#ffffff', true],
  ['Pogodba', '#3fa796', '#06201c', false],
  ['Javni naročnik', '#c9a227', '#241b02', false],
  ['Zamuja s plačili', '#d46a5b', '#2b0d08', false],
] as const;

export type TagName = (typeof tagTable)[number][0];

export const tags: readonly Row<'tag'>[] = tagTable.map(([name, color, text_color, global], index) => ({
  id: index + 1,
  name,
  color,
  text_color,
  global,
  archived: false,
}));

export const tagId = (name: TagName): number => tagTable.findIndex((row) => row[0] === name) + 1;

const fixedHolidays: readonly [monthAndDay: string, name: string][] = [
  ['01-01', 'Novo leto'],
  ['01-02', 'Novo leto'],
  ['02-08', 'Prešernov dan'],
  ['04-27', 'Dan upora proti okupatorju'],
  ['05-01', 'Praznik dela'],
  ['05-02', 'Praznik dela'],
  ['06-25', 'Dan državnosti'],
  ['08-15', 'Marijino vnebovzetje'],
  ['10-31', 'Dan reformacije'],
  ['11-01', 'Dan spomina na mrtve'],
  ['12-25', 'Božič'],
  ['12-26', 'Dan samostojnosti in enotnosti'],
];

const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (anonymous algorithm), as YYYY-MM-DD. */
const easterSunday = (year: number): string => {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - moon + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The work-free days of a year in Slovenia, by date; 8 June is a holiday but no work-free day. */
export const workFreeDays = (year: number): { date: string; name: string }[] => {
  const easter = easterSunday(year);
  return [
    ...fixedHolidays.map(([monthAndDay, name]) => ({ date: `${year}-${monthAndDay}`, name })),
    { date: easter, name: 'Velika noč' },
    { date: dayAfter(easter, 1), name: 'Velikonočni ponedeljek' },
    { date: dayAfter(easter, 49), name: 'Binkošti' },
  ].sort((one, other) => (one.date < other.date ? -1 : 1));
};

export const holidays: readonly Row<'holiday'>[] = [2026, 2027]
  .flatMap(workFreeDays)
  .map(({ date, name }, index) => ({ id: index + 1, date, name, country: 'SI' }));
