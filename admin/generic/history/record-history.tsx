// The history of a record as a tab of its page.
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { historyPath } from './data.ts';
import { History } from './history.tsx';

type Props = { entity: EntityMetadata; record: { readonly id: number; readonly version: number } };

export default function RecordHistory({ entity, record }: Props) {
  return (
    <Card flush className="history-card">
      <History path={historyPath(entity, record.id)} entity={entity.name} mark={record.version} />
    </Card>
  );
}
