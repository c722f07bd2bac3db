// The bar above selected rows: their number, the bulk actions, and a button that clears the selection.
import type { ReactNode } from 'react';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

type Props = { count: number; onCancel: () => void; children: ReactNode };

export function ChosenRows({ count, onCancel, children }: Props) {
  const t = useWords();
  return (
    <>
      <span className="ui-quiet" role="status">
        {t('count.chosen', { smart_count: count })}
      </span>
      {children}
      <ActionButton kind="quiet" onAct={onCancel}>
        {t('verb.cancel')}
      </ActionButton>
    </>
  );
}
