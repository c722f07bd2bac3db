// The head of a task list: its name and number, what needs an eye, and the way to a new task; on a phone the name is the way to the other lists.
import type { ReactNode } from 'react';
import type { SwitchProps } from '#admin/generic/list/list-switch.tsx';
import { type Panel, PhoneHead } from '#admin/generic/list/phone-head.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useShortcut } from '#admin/ui/browser/shortcuts.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { PageHeader } from '#admin/ui/page/page-header.tsx';
import { useBelow } from '#admin/ui/tables/density.ts';
import { Counters } from './counters.tsx';

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
