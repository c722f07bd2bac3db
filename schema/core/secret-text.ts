// What is a key of its own, as the number of a chip that opens a door, is answered by its last signs: they tell which one it is and open nothing.
const dots = '••••';
const shown = 4;

/** The text as it is answered; of a short one at least as many signs are kept back as are shown. */
export const secretText = (value: string): string =>
  isSecretText(value) ? value : `${dots} ${value.slice(value.length - Math.min(shown, Math.floor(value.length / 2)))}`;

/** Whether it is what was answered, and no new value. */
export const isSecretText = (value: unknown): boolean => typeof value === 'string' && value.startsWith(dots);
