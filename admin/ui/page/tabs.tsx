// Tabs with counts; keys 1 to 7 open and focus them. Tabs without room can be swiped to, or opened from a menu of all.
import './tabs.css';
import { type ReactNode, useId, useRef } from 'react';
import { useShortcut } from '../browser/shortcuts.ts';
import { type Tab, TabText } from './tab-text.tsx';
import { AllTabs, tabOf, useOverflow } from './tabs-all.tsx';

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (id: string) => void;
  /** Enables the keys 1 to 7. */
  keys?: boolean;
  /** The buttons of the open tab, at the end of the row. */
  end?: ReactNode;
  /** Tabs of a page instead of the top of a card. */
  bare?: boolean;
  /** The content of the open tab. */
  children: ReactNode;
}

function TabKey({ number, label, onPress }: { number: number; label: string; onPress: () => void }) {
  useShortcut(String(number), onPress, { says: label });
  return null;
}

export function Tabs({ label, tabs, active, onChange, keys = false, end, bare = false, children }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const over = useOverflow(row, menu, tabs.length);

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
      <div className={bare ? 'ui-tabs row gap-8' : 'ui-tabs ui-tabs-inset row gap-8'}>
        <div className="ui-tabs-line row stretch gap-12 grow fit">
          <div ref={row} role="tablist" aria-label={label} className="ui-tabs-row row stretch grow fit" onKeyDown={move}>
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
                className="ui-tab row gap-6 rigid nowrap"
                onClick={() => onChange(tab.id)}
              >
                <TabText tab={tab} />
              </button>
            ))}
          </div>
          {over && <AllTabs row={row} opener={menu} tabs={tabs} active={active} onChoose={show} />}
        </div>
        {end && <div className="ui-tabs-end row gap-4">{end}</div>}
      </div>
      {keys && tabs.slice(0, 7).map((tab, at) => <TabKey key={tab.id} number={at + 1} label={tab.label} onPress={() => show(tab.id)} />)}
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${active}`} className="ui-tab-panel">
        {children}
      </div>
    </>
  );
}
