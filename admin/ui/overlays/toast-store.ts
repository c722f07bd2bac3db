// Toasts after an action: a success disappears and may offer undo, an error stays until it is closed.

export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface Toast {
  id: number;
  tone: 'success' | 'error';
  text: string;
  /** Undoes the action; offered while the toast is shown. */
  undo?: () => void;
  /** A button: `Naloži znova`. */
  action?: ToastAction;
}

/** Milliseconds for which a success is shown. */
export const successTime = 6000;
/** The maximum number of visible toasts. */
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
  // A repeated error replaces its first toast.
  const rest = toasts.filter((other) => other.tone !== toast.tone || other.text !== toast.text).slice(1 - most);
  change([...rest, { ...toast, id }]);
  return id;
};

/** A name that ends with a full stop, such as d. o. o., needs no second one. */
const ended = (text: string) => text.replace(/(?<!\.)\.\.$/, '.');

type Offers = Pick<Toast, 'undo' | 'action'>;

/** `Uspeh. Čas odstranjen.` With `undo` the toast offers an undo button. */
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
