// The browser's back closes what lies on top of the page (a popup, a sheet) before it leaves the page.
import { useEffect, useRef } from 'react';

// Each open layer keeps one entry of the history. The router is not told of these entries: its page does not change.
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
  // The layer may ask before it closes, so the entry stands until it has gone.
  keepEntry();
  top.close();
};

const open = (layer: { close: () => void }) => {
  if (layers.length === 0 && dropping === undefined) window.addEventListener('popstate', onBack, { capture: true });
  layers.push(layer);
  if (dropping === undefined) keepEntry();
  // One layer gives its place to the next: the entry stays.
  else clearTimeout(dropping);
  dropping = undefined;
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    clearTimeout(dropping);
    // After what the closing act still does: a page that it navigated to stays.
    dropping = setTimeout(() => {
      dropping = undefined;
      if (!isOurs()) return;
      ownStep = true;
      history.back();
    });
  };
};

/** While `active`, back calls `close` instead of leaving the page. */
export const useBackCloses = (active: boolean, close: () => void) => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (active) return open({ close: () => latest.current() });
  }, [active]);
};
