// The demo company's kinds of absence, as Slovenian law and payroll know them.
import type { Row } from '../rows.ts';

type Kind = Row<'absence_kind'>;
const colors = { vacation: '#6ea8fe', sickLeave: '#b39ddb', plannedAbsence: '#9aa5a0', parentalLeave: '#5fd6a0' } as const;

const table: readonly [
  name: string,
  of: keyof typeof colors,
  code: string,
  payer: 'employer' | 'insurance' | 'nobody',
  more?: Partial<Kind>,
][] = [
  ['Letni dopust', 'vacation', '010', 'employer', { takes_leave: true, half_days: true }],
  ['Izredni plačani dopust', 'plannedAbsence', '020', 'employer', { most_days: 7 }],
  ['Neplačana odsotnost', 'plannedAbsence', '090', 'nobody'],
  ['Oskrbovalski dopust', 'plannedAbsence', '091', 'nobody', { most_days: 5 }],
  ['Zdravnik, uradne zadeve', 'plannedAbsence', '022', 'employer', { half_days: true }],
  ['Bolezen do 30 dni', 'sickLeave', '110', 'employer', { needs_decision: false, needs_paper: true }],
  ['Bolezen nad 30 dni', 'sickLeave', '120', 'insurance', { needs_decision: false, needs_paper: true }],
  ['Poškodba pri delu', 'sickLeave', '111', 'employer', { needs_decision: false, needs_paper: true }],
  ['Nega družinskega člana', 'sickLeave', '121', 'insurance', { needs_decision: false, needs_paper: true }],
  ['Krvodajalstvo', 'sickLeave', '130', 'insurance', { needs_paper: true }],
  ['Materinski dopust', 'parentalLeave', '210', 'insurance', { counted_in: 'calendarDays', needs_paper: true, most_days: 105 }],
  ['Očetovski dopust', 'parentalLeave', '211', 'insurance', { counted_in: 'calendarDays', needs_paper: true, most_days: 15 }],
  ['Starševski dopust', 'parentalLeave', '212', 'insurance', { counted_in: 'calendarDays', needs_paper: true, most_days: 160 }],
];

export const absenceKinds: readonly Kind[] = table.map(([name, of, payroll_code, payer, more = {}], index) => ({
  id: index + 1,
  name,
  class: of,
  color: colors[of],
  payroll_code,
  payer,
  ...more,
}));
