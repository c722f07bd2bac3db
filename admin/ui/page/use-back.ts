// The browser's back button closes the topmost layer (a popup, a sheet) before it leaves the page.
import { useEffect, useRef } from 'react';

// Each open layer keeps one history entry, unknown to the router, because the page does not change.
const mark = 'ui_layer';
const layers: { close: () => void }[] = [];
let dropping: ReturnType<typeof setTimeout> | undefined;
let ownStep = false;

const isOurs = () => Boolean(history.state?.[mark]);
const keepEntry = () => history.pushState({ ...history.state, [mark]: true }, '');

const onBack = (event: PopStateEvent) => {
  if (ownStep) {
    ownStep = false;
    event.stopImmediatePropagation();
    return;
  }
  const top = layers.at(-1);
  if (!top) return;
  event.stopImmediatePropagation();
  // The layer may ask before it closes, so its entry stays until it has closed.
  keepEntry();
  top.close();
};

const open = (layer: { close: () => void }) => {
  if (layers.length === 0 && dropping === undefined) window.addEventListener('popstate', onBack, { capture: true });
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
      if (!isOurs()) return;
      ownStep = true;
      history.back();
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
