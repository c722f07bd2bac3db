// Tabs with their counts; keys 1 to 7 reach them, and bring the focus along.
import './tabs.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconAlertCircle } from './icons/signs.tsx';
import { useShortcut } from './shortcuts.ts';
import { useFormat, useWords } from './words.tsx';

/** As wide as a figure. */
const figureSpace = '\u2007';

export interface Tab {
  id: string;
  label: string;
  /** How many it shows, or how many of how many: `4/6`; null where that is not known yet, so that its place is kept. */
  count?: number | string | null;
  /** What has come since somebody looked, in words: `2 novi`. */
  news?: string;
  /** Its content could not be read; the others work. */
  problem?: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  /** Keys 1 to 7. */
  keys?: boolean;
  /** Acts of the tab that is shown, at the end of the row. */
  end?: ReactNode;
  /** Along the page instead of the top of a card. */
  bare?: boolean;
  /** What the tab shows. */
  children: ReactNode;
}

function TabKey({ number, label, onPress }: { number: number; label: string; onPress: () => void }) {
  useShortcut(String(number), onPress, { says: label });
  return null;
}

const tabOf = (row: HTMLElement | null, id: string) => row?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`);

export function Tabs({ label, tabs, active, onChange, keys = false, end, bare = false, children }: TabsProps) {
  const t = useWords();
  const format = useFormat();
  const base = useId();
  const row = useRef<HTMLDivElement>(null);

  // An address may open a tab that lies beyond the end of the row. Only the row is moved, never the page.
  useLayoutEffect(() => {
    const tab = tabOf(row.current, active);
    if (!row.current || !tab) return;
    const { scrollLeft, clientWidth } = row.current;
    const whole = tab.offsetLeft >= scrollLeft && tab.offsetLeft + tab.offsetWidth <= scrollLeft + clientWidth;
    if (!whole) row.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [active]);

  const show = (id: string) => {
    onChange(id);
    tabOf(row.current, id)?.focus();
  };
  const move = (event: React.KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
  };

  return (
    <>
      <div className={bare ? 'ui-tabs ui-tabs-bare' : 'ui-tabs'}>
        <div ref={row} role="tablist" aria-label={label} className="ui-tabs-row" onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}${tab.id}`}
              data-tab={tab.id}
              aria-selected={tab.id === active}
              aria-controls={tab.id === active ? `${base}panel` : undefined}
              tabIndex={tab.id === active ? 0 : -1}
              className="ui-tab"
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="ui-tab-count">{typeof tab.count === 'number' ? format.count(tab.count) : (tab.count ?? figureSpace)}</span>
              )}
              {tab.news && <span className="ui-tab-news">{tab.news}</span>}
              {tab.problem && (
                <span className="ui-danger">
                  <IconAlertCircle size={14} />
                  <span className="ui-unseen">{t('toast.error')}</span>
                </span>
              )}
            </button>
          ))}
        </div>
        {end && <div className="ui-tabs-end">{end}</div>}
      </div>
      {keys && tabs.slice(0, 7).map((tab, at) => <TabKey key={tab.id} number={at + 1} label={tab.label} onPress={() => show(tab.id)} />)}
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${active}`} className="ui-tab-panel">
        {children}
      </div>
    </>
  );
}
