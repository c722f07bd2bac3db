// How urgent a task is: three bars that fill up, and a filled square for what cannot wait.
import './priority.css';
import { IconAlertSquareFilled } from '../icons/signs.tsx';
import { useWords } from '../page/words.tsx';

const priorities = ['low', 'normal', 'high', 'urgent'] as const;
export type Priority = 0 | 1 | 2 | 3;

interface PriorityGlyphProps {
  priority: Priority;
  /** Says the word to screen readers, where no word stands beside it. */
  label?: boolean;
}

export function PriorityGlyph({ priority, label = false }: PriorityGlyphProps) {
  const t = useWords();
  const word = `${t('priority.label')}: ${t(`priority.${priorities[priority]}`)}`;
  const spoken = { role: label ? 'img' : undefined, 'aria-label': label ? word : undefined, 'aria-hidden': !label } as const;
  if (priority === 3) return <IconAlertSquareFilled size={16} className="ui-danger" {...spoken} />;
  return (
    <svg width="1rem" height="1rem" viewBox="0 0 16 16" className="ui-quiet" fill="currentColor" {...spoken}>
      <title>{word}</title>
      <rect x="2" y="10" width="3" height="4" rx="1" />
      <rect x="6.5" y="7" width="3" height="7" rx="1" opacity={priority > 0 ? 1 : 0.3} />
      <rect x="11" y="4" width="3" height="10" rx="1" opacity={priority > 1 ? 1 : 0.3} />
    </svg>
  );
}

export function PriorityWord({ priority }: { priority: Priority }) {
  const t = useWords();
  return (
    <span className="ui-priority row inline gap-6">
      <PriorityGlyph priority={priority} />
      {t(`priority.${priorities[priority]}`)}
    </span>
  );
}
