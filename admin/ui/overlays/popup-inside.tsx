// The inside of a popup: the focus enters its first field.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { presses } from '../browser/shortcuts.ts';

const field =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled]), [role="combobox"], [contenteditable="true"]';
const oneLine = 'input:not([type="checkbox"], [type="radio"], [type="button"], [role="combobox"])';

/** Ctrl Enter anywhere in a popup, and Enter in a field of one line, press its main button. */
export const pressMainOnEnter = (event: React.KeyboardEvent<HTMLElement>) => {
  const inLine = presses(event, 'Enter') && event.target instanceof HTMLElement && event.target.matches(oneLine);
  if (event.defaultPrevented || !(inLine || presses(event, 'Ctrl Enter'))) return;
  const main = event.currentTarget.querySelector<HTMLElement>('.ui-popup-act');
  // Without one, what stands inside answers the key itself: a step of several has its own button.
  if (!main) return;
  event.preventDefault();
  main.click();
};

/** The first field; of a choice of one it is the chosen one. */
const firstIn = (root: Element): HTMLElement | null => {
  const first = root.querySelector<HTMLElement>(field);
  return (first?.matches('[type="radio"]') && root.querySelector<HTMLElement>('[type="radio"]:checked')) || first;
};

/** A value that is longer than its field is read from its beginning, wherever the next letter goes. */
const enter = (element: HTMLElement | null): void => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.scrollLeft = 0;
};

/** The focus enters the first field of what has opened, else its first act until a field comes; unless something in it has asked for it. */
export const useEnter = (inside: RefObject<HTMLElement | null>, when = true): void => {
  useEffect(() => {
    const root = inside.current;
    if (!when || !root || root.contains(document.activeElement)) return;
    const fields = root.querySelector('.ui-popup-body') ?? root;
    const first = firstIn(fields);
    const entered = first ?? root.querySelector<HTMLElement>('.ui-popup-act, .ui-popup-foot button');
    enter(entered);
    if (first) return;
    const coming = new MutationObserver(() => {
      const come = firstIn(fields);
      if (!come) return;
      coming.disconnect();
      // Nobody has gone elsewhere meanwhile.
      if (!root.contains(document.activeElement) || document.activeElement === entered) enter(come);
    });
    coming.observe(fields, { childList: true, subtree: true });
    return () => coming.disconnect();
  }, [inside, when]);
};

export function PopupInside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEnter(inside);
  return (
    <div ref={inside} className="ui-popup-inside stack fit-y">
      {children}
    </div>
  );
}
