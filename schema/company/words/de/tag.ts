// Tags in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { tag } from '../../tag.ts';
import type sl from '../sl/tag.ts';

export default {
  one: 'Schlagwort',
  many: 'Schlagwörter',
  count: '%{smart_count} Schlagwort |||| %{smart_count} Schlagwörter',
  create: 'Neues Schlagwort',
  search: 'Name des Schlagworts',
  empty: 'Hier stehen die Schlagwörter, die Aufgaben und Kunden ordnen. Das erste entsteht mit „Neues Schlagwort“.',
  fields: { color: 'Farbe', text_color: 'Textfarbe', global: 'Allgemeines Schlagwort' },
  short: { global: 'Allgemein' },
  form: { look: 'Aussehen' },
  help: {
    color: 'In Listen steht ein Quadrat in dieser Farbe beim Namen.',
    text_color: 'Die Farbe des Namens, wo das Schlagwort gefüllt ist: wie unten, in der Liste der Schlagwörter und in anderen Programmen.',
    global: 'Ein allgemeines kann jede Aufgabe bekommen, andere nur die Aufgaben von Kunden, die es haben.',
    archived: 'Archiviert steht es nicht mehr zur Wahl. Wo es steht, bleibt es.',
  },
  values: { global: { true: 'Allgemein', false: 'Von Kunden' } },
  rules: { tag_name_unique: 'Ein Schlagwort mit diesem Namen gibt es schon. Wähle einen anderen Namen.' },
  permissions: {
    tags: {
      name: 'Schlagwörter',
      read: { allows: 'Schlagwörter ansehen', effect: 'Sieht die Liste der Schlagwörter; an Aufgaben sehen sie alle.' },
      write: {
        allows: 'Schlagwörter anlegen und bearbeiten',
        effect: 'Neuer Name und neue Farbe erscheinen überall, wo das Schlagwort steht.',
      },
      delete: { allows: 'Schlagwörter löschen', effect: 'Ein verwendetes Schlagwort lässt sich nur archivieren.' },
    },
  },
} satisfies EntityTranslation<typeof sl, typeof tag>;
