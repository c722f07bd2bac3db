// The reader of chips is a keyboard that types very fast and presses Enter; a person at a real keyboard types a PIN.
import type { Flow } from './flow.ts';

/** Between two signs of a reader pass fewer milliseconds than between two of any person. */
const gapMs = 60;
const shortestChip = 4;
const longestChip = 40;

/** Listens until the answer is called. */
export const listenToReader = (flow: Flow): (() => void) => {
  let signs = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What came slowly was typed by a person: digits go to the pad. */
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
        // Whatever button has the focus is not what the reader means.
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
