// The additional notes of a task in Croatian.
import type { Translation } from '../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  title: 'Bilješke zadatka',
  empty: { title: 'Bez bilješki', text: 'Ovdje ide ono što ne pripada opisu. Ispisuje se na radnom nalogu.' },
  add: 'Dodaj bilješke',
  edit: 'Uredi bilješke',
  save: 'Spremi bilješke',
  saved: 'Bilješke su spremljene.',
} satisfies Translation<typeof sl>;
