// Copies a text to the clipboard.
import { toastError } from '../overlays/toasts.tsx';

/** @returns whether the text was copied; browsers may forbid it and have no clipboard without https: then the text is shown for selection. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toastError(text);
    return false;
  }
};
