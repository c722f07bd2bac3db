// The PDF layout of a meeting's minutes.
import type { Content } from 'pdfmake/interfaces.js';
import { createFormat } from '#schema/core/format.ts';
import type { Language } from '#schema/core/words.ts';
import { meeting } from '#schema/meetings/meeting.ts';
import { task as taskEntity } from '#schema/tasks/task.ts';
import { ink, type PaperDefinition, quiet, type tableLayouts } from '#server/core/files/paper-style.ts';
import { sayIn } from '#server/core/http/words.ts';
import { displayNumber } from '#server/crud/read/subject.ts';
import { soft } from '../paper/paper-table.ts';
import { printable } from '../paper/rich-text-print.ts';
import type { Minutes } from './version.ts';

export type Paper = {
  readonly language: Language;
  readonly timeZone: string;
  readonly company: string;
  readonly version: number;
  readonly made_by: string;
  readonly made_at: string;
  readonly reason: string | null;
  readonly minutes: Minutes;
};

type Margin = [number, number, number, number];
const boxed = (inside: Content[]): Content => ({
  table: { widths: ['*'], body: [[{ stack: inside, margin: [6, 3, 6, 3] as Margin }]] },
  layout: 'marked' satisfies keyof typeof tableLayouts,
  margin: [0, 2, 0, 6],
});

/** The pdfmake definition of the document (A4); `printed` is the instant of printing. */
export const minutesLayout = (
  { language, timeZone, company, version, made_by, made_at, reason, minutes }: Paper,
  printed: Date,
): PaperDefinition => {
  const say = sayIn(language);
  const format = createFormat(language, timeZone);
  const name = `${say('meeting_paper.title')} ${displayNumber(meeting, minutes.number)}`;
  const from = minutes.started_at ?? minutes.planned_start;
  const to = minutes.finished_at ?? minutes.planned_end;
  const there = (one: Minutes['people'][number]) =>
    one.attendance
      ? say(`meeting_participant.values.attendance.${one.attendance === 'here' ? 'here' : 'remote'}`)
      : say('meeting_paper.absent');
  const facts: [string, string | null][] = [
    [
      say('meeting_paper.when'),
      `${format.dateTime(from)} – ${format.date(from) === format.date(to) ? format.time(to) : format.dateTime(to)}`,
    ],
    [say('meeting_paper.where'), minutes.place],
    [say('meeting_paper.client'), minutes.client],
    [say('meeting_paper.organiser'), minutes.organiser],
  ];
  return {
    info: { title: `${name} · ${minutes.title}`, author: company },
    language,
    pageSize: 'A4',
    pageMargins: [48, 44, 48, 52],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: ink },
    styles: { label: { fontSize: 8, color: quiet }, head: { fontSize: 11.5, bold: true, margin: [0, 14, 0, 4] } },
    foot: {
      text: `${company} · ${name} · ${say('work_order.printed', { time: format.dateTime(printed) })}`,
      page: say('work_order.page', { page: '{page}', pages: '{pages}' }),
    },
    content: [
      { text: company, bold: true },
      { text: name, fontSize: 10, color: quiet, margin: [0, 10, 0, 0] },
      { text: soft(minutes.title), fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
      {
        text: [
          say('meeting_paper.version', { number: String(version), name: made_by, time: format.dateTime(made_at) }),
          ...(reason ? [`: ${reason}`] : []),
        ],
        color: quiet,
        margin: [0, 0, 0, 10],
      },
      {
        columnGap: 16,
        columns: facts.flatMap(([head, value]) =>
          value ? [{ width: '*', stack: [{ text: head, style: 'label' }, { text: soft(value) }] }] : [],
        ),
      },
      { text: say('meeting_participant.many'), style: 'label', margin: [0, 12, 0, 2] },
      { text: minutes.people.map((one) => `${one.name} (${there(one)})`).join(', ') },
      ...minutes.sections.flatMap(({ title, speaker, paragraphs, decisions, actions }, at): Content[] => {
        const number = minutes.sections[0]?.title === null ? at : at + 1;
        return [
          ...(title === null
            ? []
            : [
                {
                  text: [`${number} ${title}`, ...(speaker ? [{ text: `  ${speaker}`, color: quiet, bold: false, fontSize: 9 }] : [])],
                  style: 'head',
                },
              ]),
          ...paragraphs.flatMap((one) => printable(one)),
          ...decisions.map((text) => boxed([{ text: say('meeting_outcome.values.kind.decision'), style: 'label' }, { text: soft(text) }])),
          ...actions.map(({ text, who: assignee, due, task }) =>
            boxed([
              {
                text: [
                  say('meeting_outcome.values.kind.action'),
                  assignee,
                  due && say('meeting_paper.until', { date: format.date(due) }),
                  task && displayNumber(taskEntity, task),
                ]
                  .filter(Boolean)
                  .join(' · '),
                style: 'label',
              },
              { text: soft(text) },
            ]),
          ),
        ];
      }),
    ],
  };
};
