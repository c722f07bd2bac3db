// The head of a list on a phone: its name is the way to the other lists, search and filters open below it.
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconAdjustmentsHorizontal, IconSearch } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { type SwitchProps, TitleSwitch } from './list-switch.tsx';

/** What a phone has opened below the head. */
export type Panel = 'search' | 'filters' | null;

type Props = {
  switcher: SwitchProps;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** A filter leaves something out. */
  narrowed: boolean;
};

export function PhoneHead({ switcher, panel, onPanel, narrowed }: Props) {
  const t = useWords();
  const toggle = (which: Panel) => () => onPanel(panel === which ? null : which);
  return (
    <header className="list-phone-head">
      <TitleSwitch {...switcher} />
      <IconButton icon={<IconSearch size={22} />} label={t('verb.search')} aria-expanded={panel === 'search'} onAct={toggle('search')} />
      <span className={narrowed ? 'list-phone-filters list-phone-narrowed' : 'list-phone-filters'}>
        <IconButton
          icon={<IconAdjustmentsHorizontal size={22} />}
          label={t('list.filters')}
          aria-expanded={panel === 'filters'}
          onAct={toggle('filters')}
        />
      </span>
    </header>
  );
}
