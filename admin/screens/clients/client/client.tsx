// The page of a client: data, related records, hours worked, and merging with a duplicate.
import { useState } from 'react';
import type { Extras, RecordProps } from '#admin/generic/form/extras.ts';
import { ExtendedRecordPage } from '#admin/generic/form/record-page.tsx';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { createPathOf, entityOf } from '#admin/providers/records/metadata.ts';
import type { WholeRecord } from '#admin/providers/records/page-record.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowsJoin, IconPlus } from '#admin/ui/marks/icons.tsx';
import { can } from '#schema/core/access.ts';
import { Hours } from './hours.tsx';
import { useHours } from './hours-data.ts';
import { MergePopup } from './merge.tsx';
import { merges } from './merge-data.ts';
import { MergeNotice } from './merge-notice.tsx';

const seesHours = can('client_time.read');
const secondsInHour = 3600;

function NewTask({ record }: RecordProps<'client'>) {
  const say = useSay();
  const task = entityOf('task');
  const may = useMay(task.access.create);
  if (!may || record.archived) return null;
  return (
    <ActionButton kind="quiet" icon={<IconPlus size={16} />} to={`${createPathOf(task)}?client_company_id=${record.id}`}>
      {say('client_page.newTask')}
    </ActionButton>
  );
}

export default function ClientPage() {
  const say = useSay();
  const mayMerge = useMay(merges);
  const maySee = useMay(seesHours);
  const [merging, setMerging] = useState<WholeRecord<'client'> | null>(null);
  const useExtras = (record: WholeRecord<'client'>): Extras<'client'> => {
    const { data } = useHours(record.id, null, maySee);
    const merged = record.merged_into_id !== null;
    return {
      tabs: maySee
        ? [{ id: 'hours', label: say('client_page.hours'), count: data && Math.round(data.total_time / secondsInHour), Tab: Hours }]
        : [],
      more:
        mayMerge && !merged && !record.archived
          ? [{ id: 'merge', label: say('client_merge.act'), icon: <IconArrowsJoin />, onAct: () => setMerging(record) }]
          : [],
      Acts: NewTask,
      Notice: MergeNotice,
      readOnly: merged,
    };
  };
  return (
    <>
      <ExtendedRecordPage entity="client" useExtras={useExtras} />
      {merging && <MergePopup client={merging} onClose={() => setMerging(null)} />}
    </>
  );
}
