// Wiki pages in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { wikiPage } from '../../wiki-page.ts';
import type sl from '../sl/wiki-page.ts';

export default {
  one: 'Wiki-Seite',
  many: 'Wiki',
  count: '%{smart_count} Seite |||| %{smart_count} Seiten',
  create: 'Neue Seite',
  search: 'Titel, Text oder Schlagwort',
  empty: 'Hier stehen Seiten. Die erste entsteht mit „Neue Seite“.',
  fields: {
    space: 'Bereich',
    parent_id: 'Unter der Seite',
    position: 'Platz',
    body: 'Text der Seite',
    edition: 'Fassung',
    owner_id: 'Zuständig',
    review_on: 'Prüfung',
    reminded_for: 'An die Prüfung erinnert',
    binned_at: 'Im Papierkorb seit',
    binned_by: 'In den Papierkorb gelegt von',
    binned_with: 'Im Papierkorb mit Seite',
    edited_by: 'Zuletzt geändert von',
    edited_at: 'Geändert',
    user_added: 'Angelegt von',
  },
  form: { general: 'Daten' },
  help: {
    review_on: 'Wer zuständig ist, wird eine Woche vorher erinnert.',
  },
  values: {
    space: {
      main: 'Allgemein',
      commercial: 'Vertrieb',
      board: 'Leitung',
      iso: 'ISO',
      meetings: 'Protokolle',
    },
    status: {
      live: 'In Gebrauch',
      binned: 'Im Papierkorb',
    },
  },
  lists: {
    main: 'Allgemein',
    commercial: 'Vertrieb',
    board: 'Leitung',
    iso: 'ISO',
    meetings: 'Protokolle',
  },
  transitions: {
    write: 'Bearbeiten',
    move: 'Verschieben …',
    revert: 'Fassung zurückholen …',
    review: 'Geprüft …',
    addFile: 'Datei hinzufügen',
    bin: 'In den Papierkorb',
    restore: 'Aus dem Papierkorb holen',
  },
  history: {
    write: 'Text geändert',
    move: 'Seite verschoben',
    revert: 'Frühere Fassung wiederhergestellt',
    review: 'Seite geprüft',
    addFile: 'Datei hinzugefügt',
    bin: 'In den Papierkorb gelegt',
    restore: 'Aus dem Papierkorb geholt',
  },
  popups: {
    review: {
      title: 'Geprüft',
      text: 'Was auf der Seite steht, gilt weiterhin.',
      review_on: 'Nächste Prüfung',
      action: 'Prüfung bestätigen',
      done: 'Geprüft: %{title}.',
    },
  },
  reasons: {
    wrongState: 'Die Seite liegt im Papierkorb. Hol sie zuerst zurück.',
    notAllowed: 'In diesem Bereich darfst du lesen, aber nicht schreiben.',
    changedMeanwhile:
      'Die Seite hat inzwischen eine neue Fassung %{edition} (%{by}). Dein Text wartet; vergleiche und führe beides zusammen.',
    belowItself: 'Eine Seite kann nicht unter sich selbst stehen.',
    parentGone: 'Die Seite, unter der sie stehen soll, gibt es nicht mehr.',
  },
  permissions: {
    wiki: {
      name: 'Wiki und Wissen',
      main: {
        read: { allows: 'Allgemeines Wiki lesen', effect: 'Liest Anleitungen und Wissen für alle.' },
        write: { allows: 'Allgemeines Wiki schreiben', effect: 'Alle lesen das Geschriebene; frühere Fassungen bleiben.' },
      },
      commercial: {
        read: { allows: 'Wiki des Vertriebs lesen', effect: 'Liest die Seiten des Vertriebs.' },
        write: {
          allows: 'Wiki des Vertriebs schreiben',
          effect: 'Schreibt und verschiebt Seiten des Vertriebs; frühere Fassungen bleiben.',
        },
      },
      board: {
        read: { allows: 'Wiki der Leitung lesen', effect: 'Liest die Seiten der Leitung, die andere nicht sehen.' },
        write: { allows: 'Wiki der Leitung schreiben', effect: 'Schreibt und verschiebt Seiten der Leitung; frühere Fassungen bleiben.' },
      },
      iso: {
        read: { allows: 'ISO-Wiki lesen', effect: 'Liest Verfahren und Qualitätsdokumente.' },
        write: { allows: 'ISO-Wiki schreiben', effect: 'Ändert Verfahren und legt ihre Überprüfung fest.' },
      },
      meetings: {
        read: { allows: 'Wiki der Protokolle lesen', effect: 'Liest Protokolle, auch von Besprechungen ohne eigene Teilnahme.' },
        write: { allows: 'Wiki der Protokolle schreiben', effect: 'Bearbeitet Protokollseiten; frühere Fassungen bleiben.' },
      },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof wikiPage>;
