// The inside of a popup: the focus enters its first field.
import { type ReactNode, useEffect, useRef } from 'react';
import { presses } from './shortcuts.ts';

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

export function PopupInside({ children }: { children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = inside.current;
    if (!root || root.contains(document.activeElement)) return;
    const first = root.querySelector<HTMLElement>(`.ui-popup-body :is(${field})`);
    const chosen = first?.matches('[type="radio"]') && root.querySelector<HTMLElement>('.ui-popup-body [type="radio"]:checked');
    (chosen || first || root.querySelector<HTMLElement>('.ui-popup-act, .ui-popup-foot button'))?.focus();
  }, []);
  return (
    <div ref={inside} className="ui-popup-inside">
      {children}
    </div>
  );
}
