// The notice above rows that could not be read again: the reason, their age, and a retry button.
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlugConnectedX, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';

/** `readAt`: when the rows were read, in milliseconds. */
export function StaleRows({ error, readAt, onRetry }: { error: unknown; readAt: number; onRetry: () => unknown }) {
  const t = useWords();
  const format = useFormat();
  const failureWords = useFailureWords();
  return (
    <Notice
      tone="danger"
      icon={<IconPlugConnectedX />}
      title={`${t('toast.error')}.`}
      action={
        <ActionButton icon={<IconRefresh size={16} />} onAct={onRetry}>
          {t('verb.retry')}
        </ActionButton>
      }
      live
    >
      {failureWords(error)} {t('state.stale', { time: format.dateTime(readAt) })}
    </Notice>
  );
}
