// The priority of a task: up to three bars, or a filled square for the highest.
import './priority.css';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconAlertSquareFilled } from '#admin/ui/marks/icons.tsx';
import { metadata } from '#generated/metadata.ts';

const { low, high, urgent } = metadata.task.fields.priority.values;
export type Priority = Values[keyof Values];
type Values = typeof metadata.task.fields.priority.values;

interface PriorityGlyphProps {
  priority: Priority;
  /** Gives the icon its label for screen readers, if no text stands beside it. */
  label?: boolean;
}

export function PriorityGlyph({ priority, label = false }: PriorityGlyphProps) {
  const words = useEntityWords('task');
  const word = `${words.label('priority')}: ${words.choice('priority', priority)}`;
  const spoken = { role: label ? 'img' : undefined, 'aria-label': label ? word : undefined, 'aria-hidden': !label } as const;
  if (priority === urgent) return <IconAlertSquareFilled size={16} className="ui-danger" {...spoken} />;
  return (
    <svg width="1rem" height="1rem" viewBox="0 0 16 16" className="ui-quiet" fill="currentColor" {...spoken}>
      <title>{word}</title>
      <rect x="2" y="10" width="3" height="4" rx="1" />
      <rect x="6.5" y="7" width="3" height="7" rx="1" opacity={priority > low ? 1 : 0.3} />
      <rect x="11" y="4" width="3" height="10" rx="1" opacity={priority >= high ? 1 : 0.3} />
    </svg>
  );
}

export function PriorityWord({ priority }: { priority: Priority }) {
  const words = useEntityWords('task');
  return (
    <span className="task-priority row inline gap-6">
      <PriorityGlyph priority={priority} />
      {words.choice('priority', priority)}
    </span>
  );
}
