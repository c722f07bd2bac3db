// Absences in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { absence } from '../../absence.ts';
import type sl from '../sl/absence.ts';

export default {
  one: 'Abwesenheit',
  many: 'Abwesenheiten',
  count: '%{smart_count} Abwesenheit |||| %{smart_count} Abwesenheiten',
  create: 'Neue Abwesenheit',
  search: 'Person, Art',
  empty: 'Hier stehen die Abwesenheiten. Die erste entsteht im Abwesenheitskalender.',
  fields: {
    user_id: 'Person',
    from: 'Von',
    to: 'Bis',
    half_from: 'Erster Tag ab Mittag',
    half_to: 'Letzter Tag bis Mittag',
    comment: 'Bemerkung',
    days: 'Tage',
    decided_by: 'Entscheidung',
    decided_at: 'Entschieden',
    reason: 'Grund',
    occupied_from: 'Belegt von',
    occupied_to: 'Belegt bis',
  },
  values: {
    status: {
      requested: 'Wartet',
      approved: 'Genehmigt',
      declined: 'Abgelehnt',
      cancelled: 'Storniert',
    },
    half_from: {
      true: 'Ab Mittag',
      false: 'Ganzer Tag',
    },
    half_to: {
      true: 'Bis Mittag',
      false: 'Ganzer Tag',
    },
  },
  transitions: {
    edit: 'Bearbeiten',
    addFile: 'Nachweis hinzufügen',
    approve: 'Genehmigen',
    decline: 'Ablehnen …',
    cancel: 'Stornieren …',
    cutShort: 'Verkürzen …',
  },
  popups: {
    approve: {
      title: 'Abwesenheit genehmigen',
      effect: 'Die Person erfährt es sofort, Urlaub wird abgezogen.',
      action: 'Genehmigen',
      done: 'Die Abwesenheit ist genehmigt.',
      reason: 'Grund, falls der Monat gesperrt ist',
    },
    decline: {
      title: 'Abwesenheit ablehnen',
      effect: 'Die Person bekommt deinen Grund.',
      action: 'Ablehnen',
      done: 'Die Abwesenheit ist abgelehnt.',
    },
    cancel: {
      title: 'Abwesenheit stornieren',
      effect: 'Verbrauchte Tage kommen zurück.',
      action: 'Stornieren',
      done: 'Die Abwesenheit ist storniert.',
    },
    cutShort: {
      title: 'Abwesenheit verkürzen',
      effect: 'Die entfallenden Tage kommen zurück.',
      action: 'Verkürzen',
      done: 'Die Abwesenheit ist verkürzt.',
      to: 'Letzter Tag der Abwesenheit',
    },
  },
  history: {
    create: 'Abwesenheit eingetragen',
    approve: 'Genehmigt',
    decline: 'Abgelehnt',
    cancel: 'Storniert',
    cutShort: 'Verkürzt',
    split: 'Durch Krankheit unterbrochen',
    recount: 'Tage neu gezählt',
  },
  reasons: {
    wrongState: 'Die Abwesenheit ist nicht mehr in diesem Zustand. Lade die Seite neu.',
    notAllowed: 'Darüber entscheidet, wer Abwesenheiten verwaltet.',
    absence_user_id_overlap: 'Die Person ist dann schon genehmigt abwesend. Verkürze eine der Abwesenheiten.',
    locked: 'Der Monat ist gesperrt. Wer Abwesenheiten verwaltet, kann ihn mit Grund ändern.',
    pastDays: 'Vergangene Tage gibt nur zurück, wer Abwesenheiten verwaltet. Wähle gestern oder einen späteren Tag.',
    begun: 'Die Abwesenheit hat begonnen. Verkürze sie oder frage, wer Abwesenheiten verwaltet.',
  },
  rules: {
    endsAfterStart: 'Der letzte Tag kann nicht vor dem ersten liegen. Ändere einen.',
    absence_in_order: 'Der letzte Tag kann nicht vor dem ersten liegen. Ändere einen.',
    absence_user_id_overlap: 'Die Person ist dann schon genehmigt abwesend. Verkürze eine der Abwesenheiten.',
    tooLong: 'Die Abwesenheit ist länger als zehn Jahre. Prüfe das Jahr.',
    noHalfDays: 'Diese Art kennt nur ganze Tage. Wähle einen ganzen Tag.',
    emptyStay: 'Vom Tag bleibt nichts. Wähle nur eine Hälfte.',
    nobodyConcerned: 'Es betrifft an diesen Tagen niemanden: Alle sind abwesend oder arbeiten nicht.',
    archivedKind: 'Diese Art ist archiviert. Wähle eine andere.',
    doesNotShorten: 'Der neue letzte Tag muss in der Abwesenheit liegen, vor dem bisherigen.',
    lockedNeedsReason: 'Der Monat ist gesperrt. Nenne den Grund.',
  },
} satisfies EntityTranslation<typeof sl, typeof absence>;
