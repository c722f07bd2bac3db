// A filter of a list: a button that says what it lets through, and opens to change it.
import './filters.css';
import Popover from '@mui/material/Popover';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ActionButton } from '../inputs/action-button.tsx';
import { useEnter } from '../overlays/popup-inside.tsx';
import { useWords } from '../page/words.tsx';
import { useTouch } from './density.ts';

interface FilterButtonProps {
  label: string;
  /** What the label is about, where only its sign says it: `Razvrsti`. */
  about?: string;
  icon?: ReactNode;
  /** What it lets through now, as the button says it: `6 od 8`. Without it the filter rests. */
  shown?: string;
  /** What is shown says enough without the label: `Brez arhiva`. */
  alone?: boolean;
  /** What is shown is what everybody sees at first: the button rests all the same. */
  usual?: boolean;
  onClear?: () => void;
  onOpen?: () => void;
  /** In place of `Počisti`. */
  clear?: string;
  children: (close: () => void) => ReactNode;
}

/** Up and down go from one option to the next. */
const moveFocus = (event: React.KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** By touch no keyboard comes up over the options. */
function Enter({ inside }: { inside: RefObject<HTMLElement | null> }) {
  useEnter(inside, !useTouch());
  return null;
}

export function FilterButton({
  label,
  about,
  icon,
  shown,
  alone = false,
  usual = false,
  onClear,
  onOpen,
  clear,
  children,
}: FilterButtonProps) {
  const t = useWords();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const close = () => setOpener(null);
  return (
    <>
      <button
        type="button"
        className={shown === undefined || usual ? 'ui-filter row inline gap-8 nowrap' : 'ui-filter row inline gap-8 nowrap ui-filter-on'}
        aria-haspopup="dialog"
        aria-expanded={Boolean(opener)}
        onClick={(event) => {
          setOpener(event.currentTarget);
          onOpen?.();
        }}
      >
        {icon}
        {about && <span className="ui-unseen">{about}:</span>}
        <span className="ui-one-line">{shown === undefined ? label : alone ? shown : `${label}: ${shown}`}</span>
      </button>
      <Popover
        open={Boolean(opener)}
        anchorEl={opener}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { ref: paper, className: 'ui-filter-paper', role: 'dialog', 'aria-label': label, onKeyDown: moveFocus } }}
      >
        <Enter inside={paper} />
        {children(close)}
        {shown !== undefined && onClear && (
          <div className="ui-filter-foot">
            <ActionButton
              kind="quiet"
              onAct={() => {
                onClear();
                close();
              }}
            >
              {clear ?? t('verb.clear')}
            </ActionButton>
          </div>
        )}
      </Popover>
    </>
  );
}

interface FilterRowProps {
  children: ReactNode;
  /** Empties all of them; offered while one is set. */
  onClear?: () => void;
  /** Sorting, columns: at the end of the row. */
  end?: ReactNode;
  /** What can be done with the chosen rows: meanwhile it stands in place of the filters, so that no row moves away from the pointer. */
  bulk?: ReactNode;
}

/** Search and filters of a list in one row, nothing hidden in a drawer; on a phone it scrolls. */
export function FilterRow({ children, onClear, end, bulk }: FilterRowProps) {
  const t = useWords();
  return (
    <div className="ui-filters-place">
      <div className="ui-filters row gap-6">
        <div className="ui-filters-row row wrap gap-6 grow fit anchor">
          {children}
          {onClear && (
            <button type="button" className="ui-filters-clear" onClick={onClear}>
              {t('verb.clear')}
            </button>
          )}
        </div>
        {end && <div className="ui-filters-end row gap-6">{end}</div>}
      </div>
      {bulk && <div className="ui-filters-bulk row wrap gap-6">{bulk}</div>}
    </div>
  );
}
