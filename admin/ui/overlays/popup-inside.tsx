// The content of a popup, which focuses its first field.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { presses } from '../browser/shortcuts.ts';

const field =
  'input:not([type="hidden"], [disabled]), textarea:not([disabled]), select:not([disabled]), [role="combobox"], [contenteditable="true"]';
const oneLine = 'input:not([type="checkbox"], [type="radio"], [type="button"], [role="combobox"])';

/** Ctrl Enter anywhere in a popup, and Enter in a single-line field, press the main button. */
export const pressMainOnEnter = (event: React.KeyboardEvent<HTMLElement>) => {
  const inLine = presses(event, 'Enter') && event.target instanceof HTMLElement && event.target.matches(oneLine);
  if (event.defaultPrevented || !(inLine || presses(event, 'Ctrl Enter'))) return;
  const main = event.currentTarget.querySelector<HTMLElement>('.ui-popup-act');
  // Without a main button the content handles the key: a step has its own button.
  if (!main) return;
  event.preventDefault();
  main.click();
};

/** The first field; in a radio group the selected option. */
const firstIn = (root: Element): HTMLElement | null => {
  const first = root.querySelector<HTMLElement>(field);
  return (first?.matches('[type="radio"]') && root.querySelector<HTMLElement>('[type="radio"]:checked')) || first;
};

/** Shows the start of a value longer than its field, with the cursor at the end. */
const enter = (element: HTMLElement | null): void => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.scrollLeft = 0;
};

/** Focuses the first field, else the first button until a field appears, unless something inside has requested the focus. */
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
      // Only if the user has not moved the focus meanwhile.
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
