// The clock that was probably forgotten, in English.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/forgotten-clock.ts';

export default {
  title: 'The clock has been running since %{time}',
  note: 'The correction stands in the history of the task. Nothing is cut by itself.',
  done: 'Work on #%{number} ended at %{time}.',
  end: 'End at %{time}, %{why}',
  usual: 'usual end',
  goesOn: 'Work goes on',
  signs: {
    file: 'last file',
    comment: 'last message',
    material: 'last material',
    transport: 'last ride',
    other: 'last sign',
  },
} satisfies Translation<typeof sl>;
