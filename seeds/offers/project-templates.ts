// The demo company's project templates: plan, team and tasks.

import { userTypeId } from '../cast.ts';
import { tagId } from '../company/company.ts';
import type { Row } from '../rows.ts';
import { hours } from '../times/calendar.ts';
import { type WorkTypeName, workTypeId } from '../times/work-types.ts';

type Step = readonly [title: string, work: WorkTypeName, hours: number, days: number, checklist?: string];
const steps = (tags: readonly number[], table: readonly Step[]): Row<'project_template'>['tasks'] =>
  table.map(([title, work, count, days_after_start, checklist]) => ({
    title,
    work_type_id: workTypeId(work),
    planned_time: hours(count),
    days_after_start,
    description: null,
    checklist: checklist ?? null,
    tags: [...tags],
  }));
const plan = (...rows: readonly (readonly [WorkTypeName, number])[]) =>
  rows.map(([work, count]) => ({ work_type_id: workTypeId(work), planned_time: hours(count) }));
const team = (...rows: readonly (readonly [string, number])[]) =>
  rows.map(([name, people]) => ({ user_type_id: userTypeId(name), people }));

export const projectTemplates: readonly Row<'project_template'>[] = [
  {
    id: 1,
    title: 'Toplotna črpalka',
    description: 'Zamenjava kotla s toplotno črpalko zrak–voda, s talnim ogrevanjem ali z radiatorji.',
    plan: plan(['Priprava', 16], ['Montaža', 72], ['Elektro dela', 24], ['Zagon in meritve', 10]),
    team: team(['Monter', 2], ['Elektrikar', 1]),
    tasks: steps(
      [tagId('Ogrevanje')],
      [
        ['Ogled in izmere', 'Pregled', 4, 2, 'Prostor za zunanjo enoto\nGlavna varovalka\nOdtok kondenza'],
        ['Naročilo opreme', 'Priprava', 4, 4],
        ['Demontaža starega kotla', 'Priprava', 12, 10, 'Izpraznjen sistem\nOdvoz olja s potrdilom'],
        ['Temelj in nosilec zunanje enote', 'Montaža', 8, 12],
        ['Postavitev črpalke in bojlerja', 'Montaža', 24, 14],
        ['Cevni razvodi in priklopi', 'Montaža', 40, 18, 'Tlačni preizkus 6 barov\nIzolacija razvodov'],
        ['Elektro priklop in regulacija', 'Elektro dela', 24, 20],
        ['Zagon, meritve, zapisnik', 'Zagon in meritve', 10, 22, 'Zapisnik o zagonu\nNavodila uporabniku'],
        ['Predaja in garancijski list', 'Pregled', 2, 23],
      ],
    ),
    archived: false,
  },
  {
    id: 2,
    title: 'Klimatizacija poslovnih prostorov',
    description: 'Večsistemska klimatska naprava z notranjimi enotami po prostorih.',
    plan: plan(['Priprava', 8], ['Montaža', 48], ['Elektro dela', 16], ['Zagon in meritve', 6]),
    team: team(['Hladilni tehnik', 2]),
    tasks: steps(
      [tagId('Klima')],
      [
        ['Ogled in razpored enot', 'Pregled', 4, 2],
        ['Preboji in kanali', 'Montaža', 16, 7],
        ['Montaža notranjih enot', 'Montaža', 20, 10],
        ['Montaža zunanje enote', 'Montaža', 12, 12],
        ['Elektro priklop', 'Elektro dela', 16, 13],
        ['Vakuumiranje, polnjenje in zagon', 'Zagon in meritve', 6, 14, 'Preizkus tesnosti\nVpis v evidenco hladiva'],
      ],
    ),
    archived: false,
  },
  {
    id: 3,
    title: 'Menjava črpalk',
    description: null,
    plan: plan(['Montaža', 24], ['Elektro dela', 8]),
    team: team(['Monter', 1]),
    tasks: steps(
      [],
      [
        ['Popis črpalk in naročilo', 'Pregled', 3, 3],
        ['Menjava črpalk', 'Montaža', 24, 12],
        ['Priklop krmilja in preizkus', 'Elektro dela', 8, 14],
      ],
    ),
    archived: false,
  },
];
