// Material in German.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { material } from '../../material.ts';
import type sl from '../sl/material.ts';

export default {
  one: 'Material',
  many: 'Material',
  count: '%{smart_count} Zeile |||| %{smart_count} Zeilen',
  fields: { user_id: 'Erfasst von', name: 'Material', unit: 'Einheit', date_added: 'Hinzugefügt' },
  values: { unit: { Meter: 'Meter', Piece: 'Stück' } },
  screen: {
    hint: 'Was verbraucht wurde',
    pieces: 'Stück |||| Stück',
    meters: 'm',
    lastUsed: 'zuletzt am %{date} bei #%{number}',
    suggestions: 'Schon verwendetes Material',
    onlyAuthor: 'ändern und löschen kann nur, wer es erfasst hat',
    notAuthor: 'Ändern und löschen kann nur, wer es erfasst hat: %{name}.',
    edit: 'Bearbeiten: %{name}',
    remove: 'Löschen: %{name}',
    save: 'Speichern: %{name}',
    removed: 'Gelöscht: %{name}.',
    added: 'Hinzugefügt: %{name}.',
    saved: 'Gespeichert: %{name}.',
    search: 'Material suchen',
    noQuantity: 'Gib eine Menge größer als 0 ein.',
    noName: 'Gib ein, was verbraucht wurde.',
    none: 'Keine Zeile passt zur Suche.',
    empty: { title: 'Noch kein Material', text: 'Hier steht, was verbraucht wurde. Es wird auf den Arbeitsauftrag gedruckt.' },
  },
} satisfies EntityTranslation<typeof sl, typeof material>;
