// A secret, such as the number of a chip that opens a door, is answered by its last characters: they identify it and open nothing.
const dots = '••••';
const shownLength = 4;

/** The masked text; of a short secret at least as many characters are hidden as shown. */
export const secretText = (value: string): string =>
  isSecretText(value) ? value : `${dots} ${value.slice(value.length - Math.min(shownLength, Math.floor(value.length / 2)))}`;

/** Whether a value is the masked text of a secret, and no new value. */
export const isSecretText = (value: unknown): boolean => typeof value === 'string' && value.startsWith(dots);
