// The notice on a merged client: a link to the remaining client, and for a day the undo.
import { Link } from 'react-router';
import type { RecordProps } from '#admin/generic/form/extras.ts';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { sendOnce } from '#admin/providers/calls/send-once.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pathTo } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArrowsJoin } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { type Merge, merges, useAfterMerge, useMerges } from './merge-data.ts';
import './client.css';

function OneMerge({ merge, at }: { merge: Merge; at: number }) {
  const say = useSay();
  const format = useFormat();
  const failed = useFailure();
  const afterMerge = useAfterMerge();
  const may = useMay(merges);
  const client = entityOf('client');
  const gone = merge.merged_id === at;
  const undoable = may && Date.parse(merge.until) > Date.now();
  if (!gone && !undoable) return null;
  const undo = async () => {
    try {
      await sendOnce(`/client_merge/${merge.id}/undo`, { method: 'POST' });
      toastSuccess(say('client_merge.undone'));
    } catch (error) {
      failed(error);
    }
    await afterMerge();
  };
  const by = { who: merge.by_name, at: format.dateTime(merge.at), until: format.dateTime(merge.until) };
  return (
    <Notice
      tone="info"
      icon={<IconArrowsJoin size={18} />}
      title={gone ? undefined : say('client_merge.notice', { name: merge.merged_name })}
      note={undoable ? say('client_merge.noticeBy', by) : `${by.who}, ${by.at}`}
      action={undoable && <ActionButton onAct={undo}>{say('client_merge.undo')}</ActionButton>}
    >
      {gone && (
        <>
          {say('client_merge.into')} <Link to={pathTo(client, merge.kept_id) ?? '/'}>{merge.kept_name}</Link>
        </>
      )}
    </Notice>
  );
}

export function MergeNotice({ record }: RecordProps<'client'>) {
  const { data = [] } = useMerges(record.id, record.version);
  const standingMerges = data.filter(({ undone_at }) => undone_at === null);
  if (standingMerges.length === 0) return null;
  return (
    <div className="client-notices stack gap-8 below-16">
      {standingMerges.map((merge) => (
        <OneMerge key={merge.id} merge={merge} at={record.id} />
      ))}
    </div>
  );
}
