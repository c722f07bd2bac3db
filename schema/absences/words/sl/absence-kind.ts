// Absence kinds in Slovenian.
import type { EntityWords } from '../../../core/entity-words.ts';
import type { absenceKind } from '../../absence-kind.ts';

export default {
  one: 'Vrsta odsotnosti',
  many: 'Vrste odsotnosti',
  count:
    '%{smart_count} vrsta odsotnosti |||| %{smart_count} vrsti odsotnosti |||| %{smart_count} vrste odsotnosti |||| %{smart_count} vrst odsotnosti',
  create: 'Nova vrsta odsotnosti',
  search: 'Naziv, šifra za plače',
  empty: 'Tu bodo razlogi, zaradi katerih je kdo odsoten. Dodaš jih z gumbom »Nova vrsta odsotnosti«.',
  fields: {
    class: 'Razred',
    color: 'Barva',
    payroll_code: 'Šifra za plače',
    payer: 'Plača',
    takes_leave: 'Porablja dopust',
    half_days: 'Tudi pol dneva',
    needs_decision: 'Čaka na odločitev',
    needs_paper: 'Potrebno potrdilo',
    most_days: 'Največ dni',
    counted_in: 'Šteje v',
  },
  form: {
    days: 'Dnevi',
    request: 'Prošnja',
    payroll: 'Obračun plač',
  },
  help: {
    takes_leave: 'Dnevi se odštejejo od letnega dopusta.',
    needs_decision: 'Brez tega velja takoj, ko jo kdo vpiše.',
    most_days: 'Na leto. Prazno pomeni brez meje.',
  },
  values: {
    class: {
      vacation: 'Dopust',
      sickLeave: 'Bolniška',
      plannedAbsence: 'Načrtovana odsotnost',
      parentalLeave: 'Starševski dopust',
    },
    payer: {
      employer: 'Delodajalec',
      insurance: 'Zavarovanje',
      nobody: 'Nihče',
    },
    takes_leave: {
      true: 'Porablja dopust',
      false: 'Ne porablja dopusta',
    },
    half_days: {
      true: 'Tudi pol dneva',
      false: 'Le celi dnevi',
    },
    needs_decision: {
      true: 'Čaka na odločitev',
      false: 'Velja takoj',
    },
    needs_paper: {
      true: 'Potrebno potrdilo',
      false: 'Brez potrdila',
    },
    counted_in: {
      workingDays: 'Delovnih dneh',
      calendarDays: 'Koledarskih dneh',
    },
  },
  rules: {
    absence_kind_name_unique: 'Vrsta s tem nazivom že obstaja. Izberi drug naziv.',
    halfWorkingDays: 'Pol dneva je mogoče le pri štetju v delovnih dneh.',
    leaveInWorkingDays: 'Dopust se šteje v delovnih dneh. Spremeni štetje.',
  },
} as const satisfies EntityWords<typeof absenceKind>;
