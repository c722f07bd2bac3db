// The additional notes of a task in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  title: 'Napomene zadatka',
  empty: { title: 'Bez napomena', text: 'Ovdje ide ono što ne pripada opisu. Ispisuje se na radnom nalogu.' },
  add: 'Dodaj napomene',
  edit: 'Uredi napomene',
  save: 'Spremi napomene',
  saved: 'Napomene su spremljene.',
} satisfies Translation<typeof sl>;
