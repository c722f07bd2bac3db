// Small labels: a tag with its colour, a plain chip, and the dashed chip that adds.
import './chip.css';
import type { ReactNode } from 'react';
import { IconPlus, IconX } from '../icons/acts.tsx';
import { useWords } from '../page/words.tsx';

/** A plain chip: `glavni`. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className="ui-chip row inline nowrap">{children}</span>;
}

interface TagChipProps {
  name: string;
  /** `#rrggbb`, shown as a square only, because text in an arbitrary colour may be unreadable. Missing for a chip without colour. */
  color?: string;
  onRemove?: () => void;
  /** The server has not answered the press yet. */
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

/** The dashed chip that adds: `+ Oznaka`. */
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
