// Material in Croatian.
import type { EntityTranslation } from '../../../core/entity-words.ts';
import type { material } from '../../material.ts';
import type sl from '../sl/material.ts';

export default {
  one: 'Materijal',
  many: 'Materijal',
  count: '%{smart_count} redak |||| %{smart_count} retka |||| %{smart_count} redaka',
  fields: { user_id: 'Autor', name: 'Materijal', unit: 'Jedinica' },
  values: { unit: { Meter: 'Metar', Piece: 'Komad' } },
  screen: {
    hint: 'Što je utrošeno',
    pieces: 'komad |||| komada |||| komada',
    meters: 'm',
    lastUsed: 'zadnji put %{date} na #%{number}',
    suggestions: 'Materijal koji je već korišten',
    onlyAuthor: 'mijenja i briše samo autor',
    notAuthor: 'Mijenja i briše samo autor: %{name}.',
    edit: 'Uredi: %{name}',
    remove: 'Izbriši: %{name}',
    save: 'Spremi: %{name}',
    removed: 'Izbrisano: %{name}.',
    added: 'Upisano: %{name}.',
    saved: 'Spremljeno: %{name}.',
    search: 'Traži materijal',
    noQuantity: 'Količina je broj veći od 0.',
    noName: 'Upiši što je utrošeno.',
    none: 'Nijedan redak ne odgovara pretrazi.',
    empty: { title: 'Još nema materijala', text: 'Ovdje je ono što je utrošeno. Ispisuje se na radnom nalogu.' },
  },
} satisfies EntityTranslation<typeof sl, typeof material>;
