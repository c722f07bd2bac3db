// The work order as the client reads it before answering: work with people and times, rides and materials.
import { breakMinutes } from '#schema/core/rounding.ts';
import { durationTexts, joinedParts, Lines, minutesText, placeLines, Text, totalText } from './lines.tsx';
import type { TaskLink } from './link.ts';
import type { Line, Part, Saying } from './part.ts';

type Document = NonNullable<TaskLink['document']>;

const timesOf = ({ times }: Document, { t, format }: Saying): Line[] => {
  const amounts = durationTexts(times);
  const breaks = times.map(breakMinutes);
  return times.map(({ line, who: worker, work_type, from, to, multiplier, notes }, at) => ({
    line,
    title: `${worker}, ${work_type}`,
    detail: joinedParts(
      `${format.date(from)}, ${format.time(from)} – ${format.time(to)}`,
      Boolean(breaks[at]) && t('answering.task.break', { time: minutesText(breaks[at] ?? 0) }),
      multiplier !== 1 && t('answering.task.factor', { factor: format.number(multiplier, 2) }),
    ),
    notes,
    amount: amounts[at] ?? '',
  }));
};
const ridesOf = ({ transports }: Document, { t, format }: Saying): Line[] =>
  transports.map(({ line, who: driver, vehicle, from, to, type, route, kilometers }) => ({
    line,
    title: t('answering.task.ride', { day: format.date(from) }),
    detail: joinedParts(
      to !== null && `${format.time(from)} – ${format.timeFrom(to, from)}`,
      driver,
      vehicle.replaceAll('\n', ', '),
      type,
      route.join(' – '),
    ),
    notes: null,
    amount: format.kilometers(kilometers),
  }));
const materialsOf = ({ materials }: Document, { t, format }: Saying): Line[] =>
  materials.map(({ line, name, quantity, unit }) => ({
    line,
    title: name,
    detail: null,
    notes: null,
    amount: unit === 'Meter' ? format.unit(quantity, 'm', 3) : t('answering.task.piece', { smart_count: quantity }),
  }));

const total = ({ times }: Document) => totalText(times);

export const taskPart: Part<Document> = {
  takes: 'paper',
  subtitle: ({ client, branch_office }) => placeLines(client, branch_office),
  lines: (document, saying) => [...timesOf(document, saying), ...ridesOf(document, saying), ...materialsOf(document, saying)],
  facts: (document, { t }) => (document.times.length > 0 ? [[t('answering.task.hours'), total(document)]] : []),
  show: (document, saying) => {
    const { t } = saying;
    const [rides, materials] = [ridesOf(document, saying), materialsOf(document, saying)];
    return (
      <>
        <Lines
          title={t('answering.task.work')}
          total={document.times.length > 0 ? total(document) : undefined}
          lines={timesOf(document, saying)}
          none={t('answering.task.no_work')}
        />
        {rides.length > 0 && <Lines title={t('answering.task.transports')} lines={rides} />}
        {materials.length > 0 && <Lines title={t('answering.task.materials')} lines={materials} />}
        <Text title={t('answering.task.notes')} text={document.notes} />
        <Text title={t('answering.task.description')} text={document.description} />
      </>
    );
  },
};
