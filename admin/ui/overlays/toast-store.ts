// What the product answers after an act: a success passes and can be undone, an error stays until it is read.

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
  /** What was put off for the undo: runs when the toast goes, and when the tab is closed. */
  commit?: () => void;
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
  // What gives way can no longer be taken back.
  for (const other of toasts) if (!rest.includes(other)) other.commit?.();
  change([...rest, { ...toast, id }]);
  return id;
};

/** A name that ends with a full stop, such as d. o. o., ends the sentence as well. */
const ended = (text: string) => text.replace(/(?<!\.)\.\.$/, '.');

type Offers = Pick<Toast, 'undo' | 'commit' | 'action'>;

/** `Uspeh. Čas odstranjen.` With `undo` it offers to take it back; `commit` runs when that chance is over. */
export const toastSuccess = (text: string, offers: Offers = {}) => show({ tone: 'success', text: ended(text), ...offers });
/** `Napaka.` and the server's words. */
export const toastError = (text: string, offers: Pick<Offers, 'action'> = {}) => show({ tone: 'error', text, ...offers });

const take = (id: number) => {
  const toast = toasts.find((other) => other.id === id);
  if (toast) change(toasts.filter((other) => other !== toast));
  return toast;
};
export const dismissToast = (id: number) => take(id)?.commit?.();
export const undoToast = (id: number) => take(id)?.undo?.();

/** Closing the tab commits what waits. */
const commitAll = () => {
  for (const { id } of toasts) dismissToast(id);
};

export const subscribeToasts = (tell: () => void) => {
  if (listeners.size === 0) window.addEventListener('pagehide', commitAll);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('pagehide', commitAll);
  };
};
export const currentToasts = () => toasts;
