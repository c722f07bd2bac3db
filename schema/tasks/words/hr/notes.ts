// The additional notes of a task in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  empty: { title: 'Bez napomena', text: 'Ovdje ide ono što ne pripada opisu. Ispisuje se na radnom nalogu.' },
  add: 'Dodaj napomene',
  edit: 'Uredi napomene',
} satisfies Translation<typeof sl>;
