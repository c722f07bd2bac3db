// The browser's back button closes the topmost layer (a popup, a sheet) before it leaves the page.
import { useEffect, useRef } from 'react';

// Each open layer keeps one history entry, unknown to the router, because the page does not change.
const mark = 'ui_layer';
const layers: { close: () => void }[] = [];
let dropping: ReturnType<typeof setTimeout> | undefined;

const writes = ['pushState', 'replaceState'] as const;
type HistoryWrite = { readonly write: (typeof writes)[number]; readonly entry: Parameters<History['pushState']> };
/** While an entry is being dropped: what the router writes to the history until the step back has ended. */
let lateWrites: HistoryWrite[] | undefined;

const isOurs = () => Boolean(history.state?.[mark]);
const keepEntry = () => history.pushState({ ...history.state, [mark]: true }, '');

/** The step back ends later than it is asked for, and leaves behind what the router writes to the entry in between: that is written again where the step ends. */
const dropEntry = () => {
  const late: HistoryWrite[] = [];
  lateWrites = late;
  for (const write of writes)
    history[write] = (...entry) => {
      late.push({ write, entry });
      History.prototype[write].apply(history, entry);
    };
  history.back();
};

const endDrop = (late: readonly HistoryWrite[]) => {
  lateWrites = undefined;
  for (const write of writes) Reflect.deleteProperty(history, write);
  for (const { write, entry } of late) history[write](...entry);
};

const onBack = (event: PopStateEvent) => {
  if (lateWrites) {
    event.stopImmediatePropagation();
    endDrop(lateWrites);
    return;
  }
  const top = layers.at(-1);
  if (!top) {
    // The closing action had navigated: of its page's two entries, the second is no step of its own.
    if (isOurs()) dropEntry();
    return;
  }
  event.stopImmediatePropagation();
  // The layer may ask before it closes, so its entry stays until it has closed.
  keepEntry();
  top.close();
};

/** To be called before the router is made: a window's listeners are called in the order in which they came, and the router is not to see the steps of layers. */
export const listenForBack = (): void => window.addEventListener('popstate', onBack);

const open = (layer: { close: () => void }) => {
  layers.push(layer);
  if (dropping === undefined) keepEntry();
  // The next layer takes over the entry of the closed one.
  else clearTimeout(dropping);
  dropping = undefined;
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    clearTimeout(dropping);
    // Delayed, because the closing action may navigate: that page's entry must stay.
    dropping = setTimeout(() => {
      dropping = undefined;
      if (isOurs()) dropEntry();
    });
  };
};

/** While `active`, the back button calls `close` instead of leaving the page. */
export const useBackCloses = (active: boolean, close: () => void) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (active) return open({ close: () => latest.current() });
  }, [active]);
};
