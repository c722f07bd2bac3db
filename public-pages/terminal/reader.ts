// A chip reader is a keyboard that types very fast and presses Enter; slow typing on a keyboard is a person's PIN.
import type { Flow } from './flow.ts';

/** The largest gap in milliseconds between two characters of a reader; people type slower. */
const gapMs = 60;
const shortestChip = 4;
const longestChip = 40;

/** Listens until the returned function is called. */
export const listenToReader = (flow: Flow): (() => void) => {
  let signs = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Slow characters were typed by a person: digits go to the pad. */
  const typed = () => {
    for (const sign of signs) if (/\d/.test(sign)) flow.digit(sign);
    signs = '';
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      clearTimeout(timer);
      const chip = signs;
      signs = '';
      if (chip.length >= shortestChip && chip.length <= longestChip) {
        // The reader's Enter must not press the focused button.
        event.preventDefault();
        event.stopPropagation();
        return flow.chip(chip);
      }
      signs = chip;
      typed();
      if (!(event.target instanceof HTMLButtonElement)) flow.confirm();
      return;
    }
    if (event.key === 'Backspace') return flow.erase();
    if (event.key === 'Escape') return flow.close();
    if (event.key.length !== 1 || event.key === ' ') return;
    signs = signs.length > longestChip ? signs : signs + event.key;
    clearTimeout(timer);
    timer = setTimeout(typed, gapMs);
  };
  addEventListener('keydown', pressed, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', pressed, { capture: true });
  };
};
