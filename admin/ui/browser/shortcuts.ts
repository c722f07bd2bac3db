// Keyboard shortcuts: single letters are inactive in fields and popups, and can be switched off.
import { type RefObject, useEffect, useRef } from 'react';
import { keepText, keptText } from './browser-store.ts';
import { useWatched, Watched } from './watched.ts';

const store = 'single_keys';
const singleKeys = new Watched(keptText(store) !== 'off');

/** Whether single-letter shortcuts are on, and a function that switches them (WCAG 2.1.4). */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => {
  const on = useWatched(singleKeys, (now) => now);
  const change = (next: boolean) => {
    singleKeys.set(next);
    keepText(store, next ? 'on' : 'off');
  };
  return [on, change];
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, [role="combobox"], [role="slider"], input:not([type="checkbox"], [type="radio"])'));

/** Does `event` press the key, given as `P`, `/`, `Ctrl S`, `Ctrl Enter` or `Escape`? On a Mac, Command stands for Ctrl. */
export const presses = (event: KeyboardEvent | React.KeyboardEvent, keys: string) => {
  const shortcutKeys = keys.split(' ');
  const key = shortcutKeys.pop() ?? '';
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === shortcutKeys.includes('Ctrl') &&
    event.altKey === shortcutKeys.includes('Alt') &&
    (event.shiftKey === shortcutKeys.includes('Shift') || key === '/' || key === '?')
  );
};

export interface Binding {
  keys: string;
  /** The description in the keyboard help; without it the shortcut is not listed. */
  says?: string;
  act: () => void;
}

const bindings: Binding[] = [];
/** The active shortcuts of the page; if several claim a key, the newest has it. */
export const keysNow = (): Binding[] => bindings.filter((binding) => bindings.findLast(({ keys }) => keys === binding.keys) === binding);

const covered = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-popup-coming]';

const listen = (event: KeyboardEvent) => {
  // Browsers report autofill as a keydown without a key.
  if (!event.key || event.defaultPrevented || event.isComposing) return;
  // The newest of several claimants gets the key.
  const binding = bindings.findLast(({ keys }) => presses(event, keys));
  if (!binding || document.querySelector(covered)) return;
  if (binding.keys.length === 1 && (!singleKeys.value || isTyping(event.target))) return;
  event.preventDefault();
  // The first Escape leaves the input, the second one the page.
  if (binding.keys === 'Escape' && event.target instanceof HTMLElement && isTyping(event.target)) return event.target.blur();
  binding.act();
};

/** Runs `act` when the key is pressed anywhere on the page, unless a popup or a menu is open. */
export const useShortcut = (keys: string | undefined, act: () => void, { when = true, says }: { when?: boolean; says?: string } = {}) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!keys || !when) return;
    const binding: Binding = { keys, says, act: () => latest.current() };
    if (bindings.length === 0) window.addEventListener('keydown', listen);
    bindings.push(binding);
    return () => {
      bindings.splice(bindings.indexOf(binding), 1);
      if (bindings.length === 0) window.removeEventListener('keydown', listen);
    };
  }, [keys, when, says]);
};

/** The shortcut of a button. If nothing has the focus, the button gets it, so that closing what it opens returns there. */
export const useButtonKey = (keys: string | undefined, button: RefObject<HTMLElement | null>, says: string | undefined) => {
  const press = () => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    button.current?.click();
  };
  useShortcut(keys, press, { says });
};
