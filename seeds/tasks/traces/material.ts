// Materials used on tasks: usual pieces and metres of heating, cooling and electrical jobs.

import { tagId } from '../../company/company.ts';
import type { Random } from '../../random.ts';
import type { Row } from '../../rows.ts';
import { minutes } from '../../times/calendar.ts';
import type { Work } from './work.ts';

type Stock = readonly (readonly [name: string, unit: Row<'material'>['unit'], from: number, to: number])[];

const heating: Stock = [
  ['Tesnilo DN 40, klingerit', 'Piece', 1, 6],
  ['Prirobnica DN 40', 'Piece', 1, 4],
  ['Prirobnica DN 50', 'Piece', 1, 4],
  ['Izolacija 20 mm, samolepilna', 'Meter', 2, 14],
  ['Bakrena cev 22 mm', 'Meter', 1, 12],
  ['Bakrena cev 18 mm', 'Meter', 1, 10],
  ['Kroglični ventil 1"', 'Piece', 1, 4],
  ['Odzračevalni lonček 3/8"', 'Piece', 1, 5],
  ['Raztezna posoda 35 l', 'Piece', 1, 1],
  ['Varnostni ventil 3 bar', 'Piece', 1, 2],
  ['Koleno Cu 22, press', 'Piece', 2, 12],
  ['Termostatska glava', 'Piece', 1, 8],
];
const cooling: Stock = [
  ['Hladivo R32, kg', 'Piece', 1, 3],
  ['Bakrena cev 1/4"–3/8", izolirana', 'Meter', 3, 18],
  ['Filter F7 592 × 592', 'Piece', 1, 8],
  ['Filter M5 287 × 592', 'Piece', 1, 8],
  ['Črpalka kondenza', 'Piece', 1, 2],
  ['Odtočna cev 16 mm', 'Meter', 1, 9],
  ['Kanal 65 × 50, bel', 'Meter', 2, 12],
  ['Nosilec zunanje enote, par', 'Piece', 1, 2],
  ['Čistilo za izmenjevalnik 5 l', 'Piece', 1, 2],
];
const electrical: Stock = [
  ['Kabel NYM 3 × 1,5', 'Meter', 3, 40],
  ['Kabel NYM 5 × 2,5', 'Meter', 3, 30],
  ['Inštalacijski odklopnik B16', 'Piece', 1, 6],
  ['RCD 40/0,03 A', 'Piece', 1, 2],
  ['Razvodna doza IP55', 'Piece', 1, 6],
  ['Vtičnica bela', 'Piece', 1, 10],
  ['LED svetilka 36 W', 'Piece', 1, 14],
  ['Gibljiva cev 20 mm', 'Meter', 2, 25],
  ['Kontaktor 25 A', 'Piece', 1, 3],
];

const stockOf = ({ tags }: Row<'task'>): Stock | null =>
  tags.includes(tagId('Ogrevanje'))
    ? heating
    : tags.includes(tagId('Klima'))
      ? cooling
      : tags.includes(tagId('Elektro'))
        ? electrical
        : null;

/** On about half of the tasks, and on all being worked on; each line by someone who worked there, shortly before the work ended. */
export const materialFor = (task: Row<'task'>, works: readonly Work[], random: Random): Omit<Row<'material'>, 'id'>[] => {
  const stock = stockOf(task);
  const ended = works.filter(({ end }) => end !== null);
  if (!stock || ended.length === 0 || !(random.chance(0.55) || works.length > ended.length)) return [];
  return random.some(stock, random.weighted([0, 4, 5, 3, 2, 2, 1])).map(([name, unit, from, to]) => {
    const { user, start, end } = random.pick(ended);
    const until = end ?? start;
    return {
      task_id: task.id,
      user_id: user,
      name,
      unit,
      quantity: unit === 'Meter' && random.chance(0.4) ? random.integer(from * 2, to * 2) / 2 : random.integer(from, to),
      date_added: new Date(Math.max(start, until - minutes(random.integer(1, 25))) * 1000).toISOString(),
    };
  });
};
