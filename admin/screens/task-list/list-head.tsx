// The head of a task list: its name and number, what needs an eye, and the way to a new task; on a phone the name is the way to the other lists.
import './list-switch.css';
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { useBelow } from '#admin/ui/density.ts';
import { IconButton } from '#admin/ui/icon-button.tsx';
import { IconAdjustmentsHorizontal, IconPlus, IconSearch } from '#admin/ui/icons.tsx';
import { PageHeader } from '#admin/ui/page-header.tsx';
import { useShortcut } from '#admin/ui/shortcuts.ts';
import { useWords } from '#admin/ui/words.tsx';
import { Counters } from './counters.tsx';
import { type SwitchProps, TitleSwitch } from './list-switch.tsx';

/** What a phone has opened below the head. */
export type Panel = 'search' | 'filters' | null;

type Props = {
  switcher: SwitchProps;
  title: string;
  total: number | undefined;
  counters: Parameters<typeof Counters>[0];
  /** Not given to whoever may not. */
  add?: () => void;
  /** Its part of the program is on its way. */
  adding: boolean;
  /** What else can be done with the list. */
  more?: ReactNode;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** A filter leaves something out. */
  narrowed: boolean;
};

function PhoneHead({ switcher, panel, onPanel, narrowed }: Pick<Props, 'switcher' | 'panel' | 'onPanel' | 'narrowed'>) {
  const t = useWords();
  const toggle = (which: Panel) => () => onPanel(panel === which ? null : which);
  return (
    <header className="tasks-phone-head">
      <TitleSwitch {...switcher} />
      <IconButton icon={<IconSearch size={22} />} label={t('verb.search')} aria-expanded={panel === 'search'} onAct={toggle('search')} />
      <span className={narrowed ? 'tasks-phone-filters tasks-phone-narrowed' : 'tasks-phone-filters'}>
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

export function ListHead({ switcher, title, total, counters, add, adding, more, panel, onPanel, narrowed }: Props) {
  const say = useSay();
  const phone = useBelow(768);
  useShortcut(phone && add ? 'N' : undefined, () => add?.());
  if (phone) return <PhoneHead switcher={switcher} panel={panel} onPanel={onPanel} narrowed={narrowed} />;
  return (
    <PageHeader
      title={title}
      count={total ?? null}
      facts={<Counters {...counters} />}
      actions={
        <>
          {add && (
            <ActionButton kind="main" icon={<IconPlus size={16} />} shortcut="N" busy={adding} onAct={add}>
              {say('task.create')}
            </ActionButton>
          )}
          {more}
        </>
      }
    />
  );
}
