// The handover of a project as the client reads it before answering: tasks, hours and materials.
import { durationTexts, Lines, placeLines, Text, totalText } from './lines.tsx';
import type { HandoverLink } from './link.ts';
import type { Line, Part, Saying } from './part.ts';

type Document = NonNullable<HandoverLink['document']>;

const tasksOf = ({ tasks }: Document, { t }: Saying): Line[] => {
  const amounts = durationTexts(tasks);
  return tasks.map(({ line, number, title }, at) => ({
    line,
    title,
    detail: t('answering.handover.task', { number: String(number) }),
    notes: null,
    amount: amounts[at] ?? '',
  }));
};
const workOf = ({ work }: Document): Line[] => {
  const amounts = durationTexts(work);
  return work.map(({ work_type }, at) => ({ line: work_type, title: work_type, detail: null, notes: null, amount: amounts[at] ?? '' }));
};
const materialsOf = ({ materials }: Document, { t, format }: Saying): Line[] =>
  materials.map(({ name, quantity, unit }) => ({
    line: `${name} ${unit}`,
    title: name,
    detail: null,
    notes: null,
    amount: unit === 'Meter' ? format.unit(quantity, 'm', 3) : t('answering.task.piece', { smart_count: quantity }),
  }));
const total = ({ tasks }: Document) => totalText(tasks);

export const handoverPart: Part<Document> = {
  takes: 'paper',
  subtitle: ({ client, branch_office }) => placeLines(client, branch_office),
  lines: tasksOf,
  facts: (document, { t }) => [[t('answering.handover.hours'), total(document)]],
  show: (document, saying) => {
    const { t } = saying;
    const materials = materialsOf(document, saying);
    return (
      <>
        <section>
          <p>{t('answering.handover.leader', { name: document.leader })}</p>
        </section>
        <Text title={t('answering.handover.description')} text={document.description} />
        <Text title={t('answering.handover.comment')} text={document.comment} />
        <Lines title={t('answering.handover.tasks')} total={total(document)} lines={tasksOf(document, saying)} />
        {document.work.length > 0 && <Lines title={t('answering.handover.work')} lines={workOf(document)} />}
        {materials.length > 0 && <Lines title={t('answering.handover.materials')} lines={materials} />}
      </>
    );
  },
};
