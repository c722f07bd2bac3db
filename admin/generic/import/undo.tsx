// Undoes an import: offered beside its result, and for a day on the first step of the next import.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { callEngine } from '#admin/providers/calls/http.ts';
import { sendOnceEngine } from '#admin/providers/calls/send-once.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { Notice } from '#admin/ui/page/notice.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import type { Guide } from './mapping.ts';

type Props = { entity: EntityMetadata; id: number; onUndone?: () => void };

export function UndoImport({ entity, id, onUndone }: Props) {
  const say = useSay();
  const failed = useFailure();
  const queries = useQueryClient();
  const afterChange = useAfterChange(entity);
  const undo = async () => {
    try {
      await sendOnceEngine(`/import/${entity.name}/${id}/undo`, { method: 'POST' });
      toastSuccess(say('csv.undo.done'));
      onUndone?.();
    } catch (error) {
      failed(error);
    }
    await Promise.all([afterChange(), queries.invalidateQueries({ queryKey: ['import', entity.name] })]);
  };
  return <ActionButton onAct={undo}>{say('csv.undo.act')}</ActionButton>;
}

export function LastImport({ entity }: { entity: EntityMetadata }) {
  const say = useSay();
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['import', entity.name],
    queryFn: async ({ signal }) => (await callEngine<Guide>(`/import/${entity.name}`, { signal })).json,
    retry: false,
  });
  const last = data?.last;
  if (!last) return null;
  const { created, updated, by_name: importedBy } = last;
  return (
    <Notice
      tone="info"
      title={say('csv.undo.last', { created: format.number(created), updated: format.number(updated) })}
      note={say('csv.undo.by', { who: importedBy, at: format.dateTime(last.at), until: format.dateTime(last.until) })}
      action={<UndoImport entity={entity} id={last.id} />}
    />
  );
}
