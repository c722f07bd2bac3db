// A filter of a list: a button that shows its value and opens a popover.
import './filters.css';
import Popover from '@mui/material/Popover';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ActionButton } from '../inputs/action-button.tsx';
import { IconCheck } from '../marks/icons.tsx';
import { useEnter } from '../overlays/popup-inside.tsx';
import { useWords } from '../page/words.tsx';
import { useTouch } from './density.ts';

interface FilterButtonProps {
  label: string;
  /** The meaning of the label, for screen readers where only an icon shows it: `Razvrsti`. */
  about?: string;
  icon?: ReactNode;
  /** The current value on the button: `6 od 8`. Without it the filter is inactive. */
  shown?: string;
  /** The value is clear without the label: `Brez arhiva`. */
  alone?: boolean;
  /** The value is the default: the button looks inactive. */
  usual?: boolean;
  onClear?: () => void;
  onOpen?: () => void;
  /** Replaces `Počisti`. */
  clear?: string;
  children: (close: () => void) => ReactNode;
}

/** Up and down move between options. */
const moveFocus = (event: React.KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Not on touch screens, where the keyboard would cover the options. */
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

/** A filter of one press: a button that stays pressed while the filter applies. */
export function FilterToggle({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={pressed ? 'ui-filter row inline gap-8 nowrap ui-filter-on' : 'ui-filter row inline gap-8 nowrap'}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {pressed && <IconCheck size={15} />}
      <span className="ui-one-line">{children}</span>
    </button>
  );
}

interface FilterRowProps {
  children: ReactNode;
  /** Clears all filters; offered while one is set. */
  onClear?: () => void;
  /** Content at the end of the row: sorting, columns. */
  end?: ReactNode;
  /** The bulk actions, shown instead of the filters so that no row moves under the pointer. */
  bulk?: ReactNode;
}

/** Search and filters of a list in one row; on a phone the row scrolls. */
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
