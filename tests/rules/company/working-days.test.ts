// Working days, and what a project begins with: deadlines jump weekends and holidays, hours add up by work type.
import { describe, expect, it } from 'vitest';
import { isWorkingDay, workingDayAfter } from '#schema/company/working-days.ts';
import { checklistText, planOfLines, tasksOfTemplate } from '#schema/projects/project-outline.ts';

const slovenia = { workDays: [1, 2, 3, 4, 5], holidays: new Set(['2026-12-25', '2026-12-26', '2027-01-01', '2027-01-02', '2027-02-08']) };

describe('so many working days after', () => {
  it.each([
    ['the same day', '2026-11-23', 0, '2026-11-23'],
    ['a Saturday is none: the Monday after', '2026-11-21', 0, '2026-11-23'],
    ['over a weekend', '2026-11-26', 2, '2026-11-30'],
    ['over Christmas', '2026-12-24', 1, '2026-12-28'],
    ['from a holiday', '2026-12-25', 0, '2026-12-28'],
    ['over the new year', '2026-12-30', 3, '2027-01-05'],
    ['a month of them', '2026-11-23', 20, '2026-12-21'],
  ])('%s', (_case, from, days, day) => expect(workingDayAfter(from, days, slovenia)).toBe(day));

  it('never falls on a day off', () => {
    for (let days = 0; days < 60; days += 1) expect(isWorkingDay(workingDayAfter('2026-12-01', days, slovenia), slovenia)).toBe(true);
  });
  it('counts every day in a company without a working week', () => {
    expect(workingDayAfter('2026-11-21', 1, { workDays: [], holidays: new Set() })).toBe('2026-11-22');
  });
});

it('a template says when each of its tasks is due', () => {
  const task = { title: 'Priklop', description: null, work_type_id: 2, planned_time: 3600, tags: [], checklist: null };
  expect(tasksOfTemplate([{ ...task, days_after_start: 5 }], '2026-12-21', slovenia)).toEqual([{ ...task, day: '2026-12-29' }]);
});

it('the hours of an offer add up by work type, and nothing but work has any', () => {
  const lines = [
    { kind: 'work', work_type_id: 2, quantity: 16 },
    { kind: 'work', work_type_id: 3, quantity: 0.25 },
    { kind: 'work', work_type_id: 2, quantity: 4.5 },
    { kind: 'work', work_type_id: null, quantity: 100 },
    { kind: 'material', work_type_id: null, quantity: 860 },
  ] as const;
  expect(planOfLines(lines)).toEqual([
    { work_type_id: 2, planned_time: 73_800 },
    { work_type_id: 3, planned_time: 900 },
  ]);
});

it.each([
  ['one point a line', 'Tlak\n\n  Zračenje ', '☐ Tlak\n\n☐ Zračenje'],
  ['nothing for nothing', ' \n', null],
  ['nothing for none', null, null],
])('a checklist is ticked off in the notes: %s', (_case, written, notes) => expect(checklistText(written)).toBe(notes));
