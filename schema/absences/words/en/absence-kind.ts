// Absence kinds in English.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absenceKind } from '../../absence-kind.ts';
import type sl from '../sl/absence-kind.ts';

export default {
  one: 'Absence kind',
  many: 'Absence kinds',
  count: '%{smart_count} absence kind |||| %{smart_count} absence kinds',
  create: 'New absence kind',
  search: 'Name, payroll code',
  empty: 'The reasons for which people are away will be here. Add one with the button “New absence kind”.',
  fields: {
    class: 'Class',
    color: 'Colour',
    payroll_code: 'Payroll code',
    payer: 'Paid by',
    takes_leave: 'Takes vacation',
    half_days: 'Half days too',
    needs_decision: 'Waits for a decision',
    needs_paper: 'Needs a paper',
    most_days: 'Most days',
    counted_in: 'Counted in',
  },
  form: {
    days: 'Days',
    request: 'Request',
    payroll: 'Payroll',
  },
  help: {
    takes_leave: 'Its days are taken from the vacation balance.',
    needs_decision: 'Without this it stands as soon as it is entered.',
    most_days: 'A year. Empty means no limit.',
  },
  values: {
    class: {
      vacation: 'Vacation',
      sickLeave: 'Sick leave',
      plannedAbsence: 'Planned absence',
      parentalLeave: 'Parental leave',
    },
    payer: {
      employer: 'Employer',
      insurance: 'Insurance',
      nobody: 'Nobody',
    },
    takes_leave: {
      true: 'Takes vacation',
      false: 'Takes no vacation',
    },
    half_days: {
      true: 'Half days too',
      false: 'Whole days only',
    },
    needs_decision: {
      true: 'Waits for a decision',
      false: 'Stands at once',
    },
    needs_paper: {
      true: 'Needs a paper',
      false: 'No paper',
    },
    counted_in: {
      workingDays: 'Working days',
      calendarDays: 'Calendar days',
    },
  },
  rules: {
    absence_kind_name_unique: 'There is a kind with this name. Choose another.',
    halfWorkingDays: 'Half days are possible only where working days are counted.',
    leaveInWorkingDays: 'Vacation is counted in working days. Change how it counts.',
  },
} satisfies EntityTranslation<typeof sl, typeof absenceKind>;
