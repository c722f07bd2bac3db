// Runs before anything of the admin is painted: shows what came along with the page, and starts the program once that is seen.
import '#public-pages/tokens/first-paint.ts';
import { showPrerender } from '#admin/screens/tasks/task/prerender.ts';

// The first clock that a browser makes takes it as long as a frame: better now, while it waits for the files.
setTimeout(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }));

const { program } = document.currentScript?.dataset ?? {};
/** Asked twice it begins once, as every module. */
const start = () => {
  if (!program) return;
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: program, crossOrigin: '' });
  document.head.append(script);
};

/** Milliseconds after which the program waits no longer, as in a tab that is not looked at and paints nothing. */
const patience = 1000;

if (showPrerender()) {
  // A frame is painted after what is done for it.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, patience);
} else start();
