// What the product answers after an act that the server has done or refused: a success passes and can be undone, an error stays until it is read.

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  text: string;
  /** Takes the act back; offered while the toast stands. */
  undo?: () => void;
  /** The way out: `Naloži znova`. */
  action?: ToastAction;
}

/** How long a success stands. */
export const successTime = 6000;
/** More do not stand above each other. */
const most = 4;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const change = (next: readonly Toast[]) => {
  toasts = next;
  for (const tell of listeners) tell();
};

const show = (toast: Omit<Toast, 'id'>) => {
  const id = nextId++;
  // The same error again says nothing new.
  const rest = toasts.filter((other) => other.tone !== toast.tone || other.text !== toast.text).slice(1 - most);
  change([...rest, { ...toast, id }]);
  return id;
};

/** A name that ends with a full stop, such as d. o. o., ends the sentence as well. */
const ended = (text: string) => text.replace(/(?<!\.)\.\.$/, '.');

type Offers = Pick<Toast, 'undo' | 'action'>;

/** `Uspeh. Čas odstranjen.` With `undo` it offers to take it back by another act. */
export const toastSuccess = (text: string, offers: Offers = {}) => show({ tone: 'success', text: ended(text), ...offers });
/** `Napaka.` and the server's words. */
export const toastError = (text: string, offers: Pick<Offers, 'action'> = {}) => show({ tone: 'error', text, ...offers });

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));
export const undoToast = (id: number): void => {
  const toast = toasts.find((other) => other.id === id);
  dismissToast(id);
  toast?.undo?.();
};

export const subscribeToasts = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};
export const currentToasts = () => toasts;
