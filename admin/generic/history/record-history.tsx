// The history of a record as a tab of its page.
import { FailedState } from '#admin/generic/failed-state.tsx';
import type { EntityMetadata } from '#admin/providers/metadata.ts';
import { Card } from '#admin/ui/card.tsx';
import { historyPath } from './data.ts';
import { History } from './history.tsx';

export default function RecordHistory({
  entity,
  record,
}: {
  entity: EntityMetadata;
  record: { readonly id: number; readonly version: number };
}) {
  return (
    <Card flush className="history-card">
      <History
        path={historyPath(entity, record.id)}
        entity={entity.name}
        mark={record.version}
        trouble={(error, retry) => <FailedState error={error} onRetry={retry} />}
      />
    </Card>
  );
}
