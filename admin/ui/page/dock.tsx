// A phone's bottom bar with the most used buttons, at most 170 px high; it stacks if the zoom leaves no width.
import './dock.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DockProps {
  label: string;
  /** Shows the stripe on its upper edge. */
  running?: boolean;
  /** The small variant above the phone's navigation. */
  mini?: boolean;
  /** The dock never folds: the rest of the page is not for reading. */
  firm?: boolean;
  children: ReactNode;
}

/** A dock taller than this share of the screen folds while the user scrolls down, and unfolds on the way up. */
const tooTall = 0.4;

export function Dock({ label, running = false, mini = false, firm = false, children }: DockProps) {
  const dock = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);

  // Sets the dock's height for toasts, save bars and the page's bottom padding.
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const root = document.documentElement;
    const tell = () => {
      if (!element.classList.contains('ui-dock-folded'))
        root.style.setProperty('--dock-height', `${window.innerHeight - element.getBoundingClientRect().top}px`);
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--dock-height');
    };
  }, []);

  useEffect(() => {
    if (firm) return;
    let last = window.scrollY;
    const follow = () => {
      const down = window.scrollY > last;
      if (Math.abs(window.scrollY - last) < 8) return;
      last = window.scrollY;
      const tall = (dock.current?.offsetHeight ?? 0) > window.innerHeight * tooTall;
      if (!down || window.scrollY < 40) setFolded(false);
      else if (tall && !dock.current?.contains(document.activeElement)) setFolded(true);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [firm]);

  const classes = ['ui-dock', running && 'ui-dock-running', mini && 'ui-dock-mini', folded && 'ui-dock-folded'];
  return (
    <section ref={dock} aria-label={label} className={classes.filter(Boolean).join(' ')} onFocus={() => setFolded(false)}>
      <div className="ui-dock-inside">{children}</div>
    </section>
  );
}

/** A row of the dock: the clock with small buttons, or the large buttons. */
export function DockRow({ children }: { children: ReactNode }) {
  return <div className="ui-dock-row row gap-8">{children}</div>;
}

/** The clock's half of its row. */
export function DockClock({ children }: { children: ReactNode }) {
  return <div className="ui-dock-clock grow fit">{children}</div>;
}
