// The additional notes of a task in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/notes.ts';

export default {
  empty: { title: 'No notes', text: 'What does not belong in the description goes here. It is printed on the work order.' },
  add: 'Add notes',
  edit: 'Edit notes',
} satisfies Translation<typeof sl>;
