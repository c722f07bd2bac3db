// The PDF layout of a project's handover: the work done, and the confirmation below it.
import type { Content } from 'pdfmake/interfaces.js';
import { createFormat } from '#schema/core/format.ts';
import { minutesThatAddUp } from '#schema/core/rounding.ts';
import { project } from '#schema/projects/project.ts';
import { task } from '#schema/tasks/task.ts';
import type { PaperDefinition } from '#server/core/files/paper-style.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { block, sheetOf } from '../paper/paper.ts';
import { type Column, soft, tableOf } from '../paper/paper-table.ts';
import { confirmationOf, partiesOf } from '../tasks/work-order-layout.ts';
import type { Handover } from './handover-document.ts';

type Worked = { readonly seconds: number };
/** Seconds in whole minutes, which add up to the total. */
const shownSeconds = (rows: readonly Worked[]) => minutesThatAddUp(rows.map(({ seconds }) => seconds)).map((minutes) => minutes * 60);
const total = (rows: readonly Worked[]) => shownSeconds(rows).reduce((sum, seconds) => sum + seconds, 0);

export const handoverLayout = (shown: Handover, printed: Date, logo: string | null): PaperDefinition => {
  const say = sayIn(shown.language);
  const format = createFormat(shown.language, shown.timeZone);
  const { company } = shown;
  const number = displayNumber(project, shown.number);
  const name = `${say('handover.title')} ${number}`;
  const table = (title: string, columns: readonly Column[], rows: readonly (readonly string[])[], sum?: readonly string[]): Content[] =>
    rows.length > 0 ? [{ text: title, style: 'head' }, tableOf(columns, rows, sum)] : [];
  const facts = [
    [say('handover.leader'), shown.leader],
    [say('handover.period'), `${format.date(shown.from)} – ${format.date(printed.toISOString())}`],
    ...(shown.people.length > 0 ? [[say('work_order.people'), shown.people.join(', ')]] : []),
  ] as const;
  const sheet = {
    language: shown.language,
    company,
    logo,
    title: say('handover.title'),
    number,
    note: shown.final ? null : say('handover.preview'),
    subject: `${name} · ${shown.title}`,
    vat: say('work_order.vat'),
    foot: {
      text: `${company.name} · ${name} · ${say('work_order.printed', { time: format.dateTime(printed) })}`,
      page: say('work_order.page', { page: '{page}', pages: '{pages}' }),
    },
  };
  const [taskSeconds, workSeconds] = [shownSeconds(shown.tasks), shownSeconds(shown.work)];
  return sheetOf(sheet, [
    partiesOf(shown, { say }),
    { text: soft(shown.title), fontSize: 14, bold: true, margin: [0, 18, 0, 4] },
    ...(shown.description ? [{ text: soft(shown.description) }] : []),
    {
      margin: [0, 12, 0, 0],
      columnGap: 24,
      columns: facts.map(([head, value]) => ({ width: '*', stack: block(head ?? '', value ?? '') })),
    },
    ...(shown.comment ? [{ text: say('handover.comment'), style: 'head' }, { text: soft(shown.comment) }] : []),
    ...table(
      say('handover.tasks'),
      [
        { head: say('handover.number'), width: 50 },
        { head: say('handover.task'), width: '*' },
        { head: say('work_order.times.duration'), width: 60, right: true },
      ],
      shown.tasks.map(({ number, title }, at) => [displayNumber(task, number), title, format.hours(taskSeconds[at])]),
      [say('work_order.times.total'), '', format.hours(total(shown.tasks))],
    ),
    ...table(
      say('handover.work'),
      [
        { head: say('work_order.times.workType'), width: '*' },
        { head: say('work_order.times.duration'), width: 60, right: true },
      ],
      shown.work.map(({ work_type }, at) => [work_type, format.hours(workSeconds[at])]),
    ),
    ...table(
      say('work_order.materials.title'),
      [
        { head: say('work_order.materials.name'), width: '*' },
        { head: say('work_order.materials.quantity'), width: 80, right: true },
        { head: say('work_order.materials.unit'), width: 60 },
      ],
      shown.materials.map(({ name: materialName, quantity, unit }) => [
        materialName,
        format.number(quantity, 3),
        say(`work_order.units.${unit}`),
      ]),
    ),
    confirmationOf(shown, { say, format }),
  ]);
};
