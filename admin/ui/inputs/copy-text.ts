// A text on its way to somewhere else by the clipboard.
import { toastError } from '../overlays/toasts.tsx';

/** @returns whether it is there; a browser may forbid it, and has no clipboard outside of https: then the text itself is shown, to be selected. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toastError(text);
    return false;
  }
};
