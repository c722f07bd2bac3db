// Replaces content that could not be read: the server's message and a retry button.
import { useFailureWords } from '#admin/providers/calls/failure.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconPlugConnectedX, IconRefresh } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useWords } from '#admin/ui/page/words.tsx';

export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useWords();
  const failureWords = useFailureWords();
  return (
    <EmptyState
      failed
      icon={<IconPlugConnectedX size={28} />}
      title={t('state.failed')}
      action={
        <ActionButton icon={<IconRefresh size={16} />} onAct={onRetry}>
          {t('verb.retry')}
        </ActionButton>
      }
    >
      {failureWords(error)}
    </EmptyState>
  );
}
