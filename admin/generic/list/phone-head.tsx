// The heading of a list on a phone: its name switches lists; its own search and filters open below it, because the glass above finds everything.
import { type ReactNode, useState } from 'react';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconAdjustmentsHorizontal } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { type SwitchProps, TitleSwitch } from './list-switch.tsx';

export type PhonePanels = {
  readonly search: ReactNode;
  /** An active search keeps its field visible. */
  readonly searched: boolean;
  /** The filter of one press, below the name without a panel. */
  readonly usual?: ReactNode;
  readonly filters: ReactNode;
  /** Clears the filters; missing if none is active. */
  readonly onClear: (() => void) | undefined;
};

type Props = { switcher: SwitchProps; panels: PhonePanels | undefined };

export function PhoneHead({ switcher, panels }: Props) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <header className="list-phone-head row gap-4">
        <TitleSwitch {...switcher} />
        {panels && (
          <span className={panels.onClear ? 'anchor list-phone-narrowed' : 'anchor'}>
            <IconButton
              icon={<IconAdjustmentsHorizontal size={22} />}
              label={t('list.filters')}
              aria-expanded={open}
              onAct={() => setOpen(!open)}
            />
          </span>
        )}
      </header>
      {panels?.usual && <div className="row below-12">{panels.usual}</div>}
      {panels && (open || panels.searched) && (
        <div className="list-phone-panel row wrap gap-8 below-12">
          {panels.search}
          {open && panels.filters}
          {open && panels.onClear && (
            <button type="button" className="ui-filters-clear" onClick={panels.onClear}>
              {t('verb.clear')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
