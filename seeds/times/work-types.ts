// The demo company's work types, and the hourly price of each.
import type { Row } from '../rows.ts';

const table = [
  ['Servis', 4500, 1, true, false],
  ['Montaža', 4200, 1, true, false],
  ['Elektro dela', 4600, 1, true, false],
  ['Pregled', 3900, 1, true, false],
  ['Zagon in meritve', 5200, 1, true, false],
  ['Priprava', 3200, 1, true, false],
  ['Nujni izhod', 6500, 1.5, true, false],
  ['Vožnja', 2800, 1, true, false],
  ['Skladišče', 2400, 1, true, false],
  ['Pisarna', 0, 0, true, false],
  ['Izobraževanje', 0, 0, true, false],
  ['Zasebni izhod', 0, 0, false, false],
  ['Gradbena dela', 3600, 1, true, true],
] as const;

export type WorkTypeName = (typeof table)[number][0];

export const workTypes: readonly Row<'work_type'>[] = table.map(
  ([name, hourly_price, default_multiplier, counts_as_work, archived], index) => ({
    id: index + 1,
    name,
    hourly_price,
    default_multiplier,
    counts_as_work,
    archived,
  }),
);

export const workTypeId = (name: WorkTypeName): number => table.findIndex((row) => row[0] === name) + 1;
