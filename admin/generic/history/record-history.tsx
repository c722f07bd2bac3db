// The history of a record as a tab of its page.
import { useFailureWords } from '#admin/providers/failure.ts';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { Card } from '#admin/ui/card.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconPlugConnectedX, IconRefresh } from '#admin/ui/icons.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { historyPath } from './data.ts';
import { History } from './history.tsx';

export default function RecordHistory({
  entity,
  record,
}: {
  entity: EntityMetadata;
  record: { readonly id: number; readonly version: number };
}) {
  const t = useWords();
  const failureWords = useFailureWords();
  return (
    <Card flush className="history-card">
      <History
        path={historyPath(entity, record.id)}
        entity={entity.name}
        mark={record.version}
        trouble={(error, retry) => (
          <EmptyState
            failed
            icon={<IconPlugConnectedX size={28} />}
            title={t('state.failed')}
            action={
              <ActionButton icon={<IconRefresh size={16} />} onAct={retry}>
                {t('verb.retry')}
              </ActionButton>
            }
          >
            {failureWords(error)}
          </EmptyState>
        )}
      />
    </Card>
  );
}
