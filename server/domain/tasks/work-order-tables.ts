// The tables of a work order: times, rides and materials.
import type { Content } from 'pdfmake/interfaces.js';
import { breakMinutes, minutesThatAddUp } from '#schema/core/rounding.ts';
import { quiet } from '#server/core/files/paper-style.ts';
import { type Column, lines, type Saying, tableOf } from '../paper/paper-table.ts';
import type { RideLine, TimeLine, WorkOrder } from './work-order.ts';

export const timesOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.times.length === 0)
    return [
      { text: say('work_order.times.title'), style: 'head' },
      { text: say('work_order.times.empty'), color: quiet },
    ];
  const columns: Column[] = [
    { head: say('work_order.times.who'), width: '*' },
    { head: say('work_order.times.workType'), width: '*' },
    { head: say('work_order.times.day'), width: 58 },
    { head: say('work_order.times.span'), width: 70 },
    { head: say('work_order.times.factor'), width: 46, right: true },
    { head: say('work_order.times.duration'), width: 50, right: true },
  ];
  const minutes = minutesThatAddUp(order.times.map(({ seconds }) => seconds));
  const breaks = order.times.map(breakMinutes);
  const row = (time: TimeLine, at: number) => [
    time.who,
    lines(time.workType, time.notes),
    format.date(time.from),
    lines(
      `${format.time(time.from)} – ${format.time(time.to)}`,
      breaks[at] ? say('work_order.times.break', { time: format.hours(breaks[at] * 60) }) : null,
    ),
    `${format.number(time.multiplier, 2)}×`,
    format.hours((minutes[at] ?? 0) * 60),
  ];
  const total = minutes.reduce((sum, one) => sum + one, 0) * 60;
  return [
    { text: say('work_order.times.title'), style: 'head' },
    tableOf(columns, order.times.map(row), [say('work_order.times.total'), '', '', '', '', format.hours(total)]),
  ];
};

export const ridesOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.rides.length === 0) return [];
  const columns: Column[] = [
    { head: say('work_order.transports.day'), width: 58 },
    { head: say('work_order.transports.who'), width: '*' },
    { head: say('work_order.transports.vehicle'), width: '*' },
    { head: say('work_order.transports.route'), width: '*' },
    { head: say('work_order.transports.kilometers'), width: 92, right: true },
    { head: say('work_order.transports.distance'), width: 56, right: true },
  ];
  const distance = (ride: RideLine) => ride.end_kilometers - ride.start_kilometers;
  const row = (ride: RideLine) => [
    lines(format.date(ride.from), ride.to ? `${format.time(ride.from)} – ${format.timeFrom(ride.to, ride.from)}` : null),
    ride.who,
    ride.vehicle,
    lines(ride.route.join(' – '), ride.type ?? null),
    `${format.number(ride.start_kilometers)} – ${format.number(ride.end_kilometers)}`,
    format.kilometers(distance(ride)),
  ];
  const total = order.rides.reduce((sum, ride) => sum + distance(ride), 0);
  return [
    { text: say('work_order.transports.title'), style: 'head' },
    tableOf(columns, order.rides.map(row), [say('work_order.transports.total'), '', '', '', '', format.kilometers(total)]),
  ];
};

export const materialsOf = (order: WorkOrder, { say, format }: Saying): Content[] => {
  if (order.materials.length === 0) return [];
  const columns: Column[] = [
    { head: say('work_order.materials.name'), width: '*' },
    { head: say('work_order.materials.quantity'), width: 80, right: true },
    { head: say('work_order.materials.unit'), width: 60 },
  ];
  const rows = order.materials.map(({ name, quantity, unit }) => [name, format.number(quantity, 3), say(`work_order.units.${unit}`)]);
  return [{ text: say('work_order.materials.title'), style: 'head' }, tableOf(columns, rows)];
};
