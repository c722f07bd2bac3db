// Absence kinds in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absenceKind } from '../../absence-kind.ts';
import type sl from '../sl/absence-kind.ts';

export default {
  one: 'Vrsta odsutnosti',
  many: 'Vrste odsutnosti',
  count: '%{smart_count} vrsta odsutnosti |||| %{smart_count} vrste odsutnosti |||| %{smart_count} vrsta odsutnosti',
  create: 'Nova vrsta odsutnosti',
  search: 'Naziv, šifra za plaće',
  empty: 'Ovdje će biti razlozi zbog kojih je netko odsutan. Dodaješ ih gumbom „Nova vrsta odsutnosti”.',
  fields: {
    class: 'Skupina',
    color: 'Boja',
    payroll_code: 'Šifra za plaće',
    payer: 'Plaća',
    takes_leave: 'Troši godišnji',
    half_days: 'I pola dana',
    needs_decision: 'Čeka odluku',
    needs_paper: 'Treba potvrda',
    most_days: 'Najviše dana',
    counted_in: 'Broji se u',
  },
  form: {
    days: 'Dani',
    request: 'Zahtjev',
    payroll: 'Obračun plaća',
  },
  help: {
    takes_leave: 'Dani se oduzimaju od godišnjeg odmora.',
    needs_decision: 'Bez toga vrijedi čim je upisana.',
    most_days: 'Godišnje. Prazno znači bez granice.',
  },
  values: {
    class: {
      vacation: 'Godišnji odmor',
      sickLeave: 'Bolovanje',
      plannedAbsence: 'Planirana odsutnost',
      parentalLeave: 'Roditeljski dopust',
    },
    payer: {
      employer: 'Poslodavac',
      insurance: 'Osiguranje',
      nobody: 'Nitko',
    },
    takes_leave: {
      true: 'Troši godišnji',
      false: 'Ne troši godišnji',
    },
    half_days: {
      true: 'I pola dana',
      false: 'Samo cijeli dani',
    },
    needs_decision: {
      true: 'Čeka odluku',
      false: 'Vrijedi odmah',
    },
    needs_paper: {
      true: 'Treba potvrda',
      false: 'Bez potvrde',
    },
    counted_in: {
      workingDays: 'Radnim danima',
      calendarDays: 'Kalendarskim danima',
    },
  },
  rules: {
    absence_kind_name_unique: 'Vrsta s tim nazivom već postoji. Odaberi drugi.',
    halfWorkingDays: 'Pola dana moguće je samo kod radnih dana.',
    leaveInWorkingDays: 'Godišnji se broji u radnim danima. Promijeni brojanje.',
  },
} satisfies EntityTranslation<typeof sl, typeof absenceKind>;
