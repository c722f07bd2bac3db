// The clock that was probably forgotten, in Croatian.
import type { Translation } from '../../../core/words.ts';
import type sl from '../sl/forgotten-clock.ts';

export default {
  title: 'Sat teče od %{time}',
  note: 'Ispravak stoji u povijesti zadatka. Ništa se ne skraćuje samo od sebe.',
  done: 'Rad na #%{number} završio je %{time}.',
  end: 'Završi u %{time}, %{why}',
  usual: 'uobičajeni kraj',
  goesOn: 'Rad još traje',
  signs: {
    file: 'zadnja datoteka',
    comment: 'zadnja poruka',
    material: 'zadnji materijal',
    transport: 'zadnja vožnja',
    other: 'zadnji znak',
  },
} satisfies Translation<typeof sl>;
