// Absence kinds in French.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absenceKind } from '../../absence-kind.ts';
import type sl from '../sl/absence-kind.ts';

export default {
  one: 'Type d’absence',
  many: 'Types d’absence',
  count: '%{smart_count} type d’absence |||| %{smart_count} types d’absence',
  create: 'Nouveau type d’absence',
  search: 'Nom, code de paie',
  empty: 'Les raisons des absences figureront ici. Ajoute-les avec « Nouveau type d’absence ».',
  fields: {
    class: 'Catégorie',
    color: 'Couleur',
    payroll_code: 'Code de paie',
    payer: 'Payé par',
    takes_leave: 'Décompte les congés',
    half_days: 'Demi-journées aussi',
    needs_decision: 'Soumis à validation',
    needs_paper: 'Justificatif exigé',
    most_days: 'Maximum de jours',
    counted_in: 'Compté en',
  },
  form: {
    days: 'Jours',
    request: 'Demande',
    payroll: 'Paie',
  },
  help: {
    takes_leave: 'Les jours sont décomptés des congés annuels.',
    needs_decision: 'Sinon, elle est acquise dès la saisie.',
    most_days: 'Par an. Vide : sans limite.',
  },
  values: {
    class: {
      vacation: 'Congés',
      sickLeave: 'Maladie',
      plannedAbsence: 'Absence prévue',
      parentalLeave: 'Congé parental',
    },
    payer: {
      employer: 'Employeur',
      insurance: 'Assurance',
      nobody: 'Personne',
    },
    takes_leave: {
      true: 'Décompte les congés',
      false: 'Sans décompte',
    },
    half_days: {
      true: 'Demi-journées aussi',
      false: 'Jours entiers',
    },
    needs_decision: {
      true: 'Soumis à validation',
      false: 'Acquis aussitôt',
    },
    needs_paper: {
      true: 'Justificatif exigé',
      false: 'Sans justificatif',
    },
    counted_in: {
      workingDays: 'Jours ouvrés',
      calendarDays: 'Jours calendaires',
    },
  },
  rules: {
    absence_kind_name_unique: 'Ce type existe déjà. Choisis un autre nom.',
    halfWorkingDays: 'Les demi-journées supposent un compte en jours ouvrés.',
    leaveInWorkingDays: 'Les congés se comptent en jours ouvrés. Change le décompte.',
  },
} satisfies EntityTranslation<typeof sl, typeof absenceKind>;
