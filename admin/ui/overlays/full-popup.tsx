// A full-screen page over a page; the page below is inert, and closing returns to it.
import './full-popup.css';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconX } from '../icons/acts.tsx';
import { IconButton } from '../inputs/icon-button.tsx';
import { useWords } from '../page/words.tsx';

interface FullPopupProps {
  /** The name of the dialog: `Naloge v potrditvi`. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup is open above, or an input has the focus: Escape belongs to that. */
const isTaken = (target: EventTarget | null) =>
  document.querySelector('[aria-modal="true"], [role="menu"], [role="listbox"]') !== null ||
  (target instanceof HTMLElement && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'));

export function FullPopup({ label, onClose, children }: FullPopupProps) {
  const t = useWords();
  const page = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // The page below stays mounted with its shortcuts, so instead of a modal dialog it is made inert.
    const below = document.getElementById('root');
    const before = document.activeElement;
    below?.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    page.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTaken(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      document.documentElement.style.overflow = '';
      below?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <div ref={page} className="ui-full" role="dialog" aria-label={label} tabIndex={-1}>
      <header className="ui-full-head split rigid">
        <span>{label}</span>
        <IconButton icon={<IconX />} label={t('verb.close')} onAct={onClose} />
      </header>
      <main className="ui-full-body">{children}</main>
    </div>,
    document.body,
  );
}
