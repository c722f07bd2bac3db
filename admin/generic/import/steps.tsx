// The four steps of an import: finished, current and next.
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconCheck } from '#admin/ui/marks/icons.tsx';

export const steps = ['file', 'columns', 'preview', 'result'] as const;
export type Step = (typeof steps)[number];

export function Steps({ at, finished }: { at: Step; finished: boolean }) {
  const say = useSay();
  const place = steps.indexOf(at);
  return (
    <ol className="import-steps row stretch wrap list" aria-label={say('csv.steps.label')}>
      {steps.map((step, index) => {
        const done = index < place || finished;
        const here = index === place && !finished;
        return (
          <li key={step} className={done ? 'import-done' : here ? 'import-here' : undefined} aria-current={here ? 'step' : undefined}>
            <span>{done ? <IconCheck size={16} /> : index + 1}</span>
            <em>{say(`csv.steps.${step}`)}</em>
          </li>
        );
      })}
    </ol>
  );
}
