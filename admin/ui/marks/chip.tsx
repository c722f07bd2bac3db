// Small labels: a tag with the square of its colour, a plain mark, and the dashed one that adds.
import './chip.css';
import type { ReactNode } from 'react';
import { IconPlus, IconX } from '../icons/acts.tsx';
import { useWords } from '../page/words.tsx';

/** A plain mark: `glavni`. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="ui-chip row inline nowrap">{children}</span>;
}

interface TagChipProps {
  name: string;
  /** `#rrggbb`; only a square of it, for any colour of a user's choice must stay readable. None for what has no colour. */
  color?: string;
  onRemove?: () => void;
  /** It was pressed, and nobody knows yet whether it stands there. */
  pending?: boolean;
}

export function TagChip({ name, color, onRemove, pending = false }: TagChipProps) {
  const t = useWords();
  return (
    <span className="ui-chip row inline nowrap" aria-busy={pending || undefined}>
      {color && <i className="ui-chip-color" style={{ background: color }} />}
      <span className="ui-one-line">{name}</span>
      {onRemove && (
        <button type="button" className="ui-chip-remove" aria-label={`${t('verb.remove')}: ${name}`} onClick={onRemove}>
          <IconX size={12} />
        </button>
      )}
    </span>
  );
}

/** The dashed one that adds: `+ Oznaka`. */
export function AddChip({ onAct, open, children }: { onAct: (opener: HTMLElement) => void; open: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      className="ui-chip row inline nowrap ui-chip-add"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={(event) => onAct(event.currentTarget)}
    >
      <IconPlus size={12} />
      {children}
    </button>
  );
}
