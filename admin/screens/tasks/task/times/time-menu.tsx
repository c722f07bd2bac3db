// The actions on an entry and its periods; an action blocked by the state names the reason, one without a right is hidden.
import { useSay, useSpeech } from '#admin/providers/person/speech.tsx';
import type { TaskPage, TimeEntry } from '#admin/screens/tasks/shared/task-queries.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import {
  IconAdjustmentsHorizontal,
  IconClock,
  IconPencil,
  IconPlus,
  IconReceiptEuro,
  IconTool,
  IconTrash,
} from '#admin/ui/marks/icons.tsx';
import { type MoreItem, MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { mayNow } from '../data.ts';
import { type SubTime, useRange } from './data.ts';
import type { EntryAct, StretchAct } from './popup.ts';
import { useTimePopup } from './popup-host.tsx';

const entryActs: readonly EntryAct[] = ['editNotes', 'changeWorkType', 'changeInvoicing'];
const stretchActs: readonly StretchAct[] = ['edit', 'changeMultiplier', 'remove'];
const icons: { readonly [act in EntryAct | StretchAct]: typeof IconClock } = {
  editNotes: IconPencil,
  changeWorkType: IconTool,
  changeInvoicing: IconReceiptEuro,
  edit: IconClock,
  changeMultiplier: IconAdjustmentsHorizontal,
  remove: IconTrash,
};

type States<Act extends string> = { readonly [A in Act]?: { allowed: boolean; reason?: string } };

/** A missing right hides an action, the state only disables it. */
const useItems = () => {
  const { find } = useSpeech();
  return <Act extends EntryAct | StretchAct>(states: States<Act>, acts: readonly Act[], act: (name: Act) => void): MoreItem[] =>
    acts.flatMap((name) => {
      const state = states[name];
      if (!state || state.reason === 'notAllowed') return [];
      const Icon: typeof IconClock = icons[name];
      const reason = state.allowed ? null : (find(`times.reasons.${state.reason}`) ?? state.reason ?? null);
      const label = find(`times.transitions.${name}`) ?? name;
      return [{ id: name, label, icon: <Icon size={16} />, danger: name === 'remove', blocked: reason, onAct: () => act(name) }];
    });
};

export function StretchMenu({ entry, stretch }: { entry: TimeEntry; stretch: SubTime }) {
  const openPopup = useTimePopup();
  const items = useItems();
  const range = useRange();
  return <MoreMenu label={range(stretch)} items={items(stretch.$transitions, stretchActs, (act) => openPopup({ act, entry, stretch }))} />;
}

/** An entry with one period has a single menu for both; one without periods can be removed. */
export function EntryMenu({ entry }: { entry: TimeEntry }) {
  const openPopup = useTimePopup();
  const items = useItems();
  const [only, ...others] = entry.sub_times;
  const onlyAct = only && others.length === 0 ? only : null;
  return (
    <MoreMenu
      label={entry.user_name}
      items={[
        ...items(entry.$transitions, only ? entryActs : [...entryActs, 'remove'], (act) => openPopup({ act, entry })),
        ...(onlyAct ? items(onlyAct.$transitions, stretchActs, (act) => openPopup({ act, entry, stretch: onlyAct })) : []),
      ]}
    />
  );
}

/** `+ Nov čas`, for users who may add a period; terminal tasks get theirs at the terminal. */
export function NewTimeButton({ task, wide = false }: { task: TaskPage; wide?: boolean }) {
  const say = useSay();
  const openPopup = useTimePopup();
  if (task.registration_terminal_task || !mayNow(task, 'addTime')) return null;
  return (
    <ActionButton
      kind={wide ? 'plain' : 'quiet'}
      size={wide ? 'l' : 'm'}
      full={wide}
      icon={<IconPlus size={16} />}
      onAct={() => openPopup('new')}
    >
      {say('times.screen.add')}
    </ActionButton>
  );
}
