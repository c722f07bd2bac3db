// An absence kind is why somebody is away, below one of four classes: who pays, whether it takes vacation days, how its days are counted.
import { can, signedIn } from '../core/access.ts';
import { unique } from '../core/database-rules.ts';
import { defineEntity } from '../core/entity.ts';
import { color, flag, integer, text, word } from '../core/fields.ts';

export const absenceClasses = ['vacation', 'sickLeave', 'plannedAbsence', 'parentalLeave'] as const;

export const absenceKind = defineEntity({
  name: 'absence_kind',
  fields: {
    name: text({ max: 80 }),
    class: word(...absenceClasses).default('vacation'),
    color: color().default('#b4d455'),
    payroll_code: text({ max: 20 }).optional(),
    payer: word('employer', 'insurance', 'nobody').default('employer'),
    /** Its days are taken from the vacation balance. */
    takes_leave: flag().default(false),
    half_days: flag().default(false),
    /** Requests wait for a decision; others stand at once. */
    needs_decision: flag().default(true),
    needs_paper: flag().default(false),
    most_days: integer({ min: 1, max: 366, unit: 'daysAYear' }).optional(),
    counted_in: word('workingDays', 'calendarDays').default('workingDays'),
    archived: flag().default(false),
  },
  paths: { list: '/absenceKinds', detail: '/absenceKind/{id}' },
  title: ['name'],
  list: {
    columns: ['name', 'class', 'payer', 'payroll_code', 'takes_leave', 'needs_decision', 'archived'],
    search: ['name', 'payroll_code'],
    filters: ['class', 'payer', 'takes_leave', 'archived'],
    sort: 'name',
    lookup: true,
    usual: { archived: false },
  },
  form: {
    general: ['name', 'class', 'color', 'archived'],
    days: ['counted_in', 'half_days', 'takes_leave', 'most_days'],
    request: ['needs_decision', 'needs_paper'],
    payroll: ['payer', 'payroll_code'],
  },
  access: { read: signedIn, create: can('absences.write'), update: can('absences.write'), delete: can('absences.write') },
  rules: {
    halfWorkingDays: { field: 'half_days', holds: (kind) => !kind.half_days || kind.counted_in === 'workingDays' },
    leaveInWorkingDays: { field: 'takes_leave', holds: (kind) => !kind.takes_leave || kind.counted_in === 'workingDays' },
  },
  database: [unique('name')],
  menu: { group: 'company', icon: 'beach', order: 58 },
});
