// The tab of open tasks that a user owns.
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { useOwnListing } from '#admin/generic/list/listing.ts';
import { RecordTable } from '#admin/generic/list/record-table.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { entityOf } from '#admin/providers/records/metadata.ts';
import { Card } from '#admin/ui/page/card.tsx';
import { openTasks } from './open-tasks.ts';

const task = entityOf('task');

export function TasksTab({ record }: RecordProps<'user'>) {
  const words = useEntityWords(task.name);
  const listing = useOwnListing(task);
  return (
    <Card flush label={words.many}>
      <RecordTable entity={task} listing={listing} hidden={task.list?.hidden ?? []} fixed={openTasks(record.id)} />
    </Card>
  );
}
