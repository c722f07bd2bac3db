// The text and the links of an empty task list.
import type { ReactNode } from 'react';
import { useSay } from '#admin/providers/person/speech.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconCheckbox } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { FirstSteps } from './first-steps.tsx';
import type { ListName } from './lists.ts';

export function Empty({ list, create }: { list: ListName; create: ReactNode }) {
  const say = useSay();
  const elsewhere =
    list === 'own' ? (
      <ActionButton to="/tasks/unassigned">{say('task.screen.listTitle.unassigned')}</ActionButton>
    ) : (
      <ActionButton to="/tasks/own">{say('task_page.empty.showOwn')}</ActionButton>
    );
  // Users who may not create tasks can take an unassigned one.
  const way = (list === 'own' || list === 'all') && create ? create : elsewhere;
  const nothing = (
    <EmptyState icon={<IconCheckbox size={28} />} title={say(`task_page.empty.${list}.title`)} action={way}>
      {say(`task_page.empty.${list}.text`)}
    </EmptyState>
  );
  return list === 'own' ? <FirstSteps otherwise={nothing} /> : nothing;
}
