// The head of a list on a phone: its name is the way to the other lists, search and filters open below it.
import { type ReactNode, useState } from 'react';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconAdjustmentsHorizontal, IconSearch } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { type SwitchProps, TitleSwitch } from './list-switch.tsx';

/** What a phone has opened below the head. */
type Panel = 'search' | 'filters' | null;

type Props = {
  switcher: SwitchProps;
  search: ReactNode;
  /** A search that is on stays in sight. */
  searched: boolean;
  filters: ReactNode;
  /** A filter leaves something out; this lets all in again. */
  onClear: (() => void) | undefined;
  /** What can be done here. */
  acts: ReactNode;
};

export function PhoneHead({ switcher, search, searched, filters, onClear, acts }: Props) {
  const t = useWords();
  const [panel, setPanel] = useState<Panel>(null);
  const toggle = (which: Panel) => () => setPanel(panel === which ? null : which);
  return (
    <>
      <header className="list-phone-head">
        <TitleSwitch {...switcher} />
        <IconButton icon={<IconSearch size={22} />} label={t('verb.search')} aria-expanded={panel === 'search'} onAct={toggle('search')} />
        <span className={onClear ? 'list-phone-filters list-phone-narrowed' : 'list-phone-filters'}>
          <IconButton
            icon={<IconAdjustmentsHorizontal size={22} />}
            label={t('list.filters')}
            aria-expanded={panel === 'filters'}
            onAct={toggle('filters')}
          />
        </span>
      </header>
      {(panel === 'search' || (searched && panel === null)) && <div className="list-phone-panel">{search}</div>}
      {panel === 'filters' && (
        <div className="list-phone-panel">
          {filters}
          {onClear && (
            <button type="button" className="ui-filters-clear" onClick={onClear}>
              {t('verb.clear')}
            </button>
          )}
        </div>
      )}
      {acts && <div className="list-phone-acts">{acts}</div>}
    </>
  );
}
