// What is to be done, in the words of whoever wrote it down; on a phone two lines until somebody wants the rest.
import { useState } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import type { TaskPage } from '#admin/providers/task-queries.ts';
import { Card } from '#admin/ui/card.tsx';
import { useBelow } from '#admin/ui/density.ts';

/** Longer texts fill more than two lines of a phone. */
const twoLines = 84;

export function Description({ task }: { task: TaskPage }) {
  const say = useSay();
  const phone = useBelow(768);
  const [whole, setWhole] = useState(false);
  const { description } = task;
  if (!description)
    return phone ? null : (
      <Card title={say('task.screen.description.title')}>
        <p className="ui-faint">{say('task.screen.description.empty')}</p>
      </Card>
    );
  if (!phone)
    return (
      <Card title={say('task.screen.description.title')}>
        <p className="task-text">{description}</p>
      </Card>
    );
  const long = description.length > twoLines || description.includes('\n');
  return (
    <section className="task-phone-text" aria-label={say('task.screen.description.title')}>
      {long ? (
        <button type="button" className="task-text" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {description}
        </button>
      ) : (
        <p className="task-text">{description}</p>
      )}
    </section>
  );
}
