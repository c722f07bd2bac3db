// Bulk actions on selected rows: one call per row; a refused row does not undo the others.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useAttempt } from '#admin/providers/calls/press.ts';
import { useCaller } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconArchive, IconArchiveOff, IconTrash } from '#admin/ui/marks/icons.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { forUser } from '#schema/core/access.ts';
import { usesIn } from '../uses.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { type BulkProps, eachRow } from './each-row.ts';
import type { Row } from './rows.ts';

type Acts = { readonly archive: boolean; readonly remove: boolean };

/** The bulk actions that the user may take on this entity; without any, rows cannot be selected. */
export const useBulkActs = ({ access, writable }: EntityMetadata): Acts => {
  const caller = useCaller();
  const may = (verb: 'update' | 'delete') => access[verb] !== undefined && forUser(access[verb], caller) === true;
  return { archive: writable.includes('archived') && may('update'), remove: may('delete') };
};

/** Whether the workflow state of a record allows its deletion. */
export const isRemovable = ({ workflow }: EntityMetadata, row: Row): boolean => {
  if (!workflow) return true;
  const removal = Object.values(workflow.transitions).find(({ method, path }) => method === 'DELETE' && path === '');
  const { field, states } = workflow;
  return !removal || removal.from.some((state) => states[state] === row[field]);
};

type Props = BulkProps<Row> & { entity: EntityMetadata; acts: Acts };

export function BulkActs({ entity, rows, acts, onDone }: Props) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const attempt = useAttempt();
  const say = useSay();
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const toArchive = rows.some((row) => row.archived !== true);

  type DonePhrase = 'generic.archived_many' | 'generic.restored_many' | 'generic.deleted_many';
  /** Answers the rows that other records refer to; any other refusal ends the loop. */
  const each = async (of: readonly Row[], act: (row: Row) => Promise<unknown>, announceDone: DonePhrase) => {
    const { done, refusedRows: unchangedRows, error } = await eachRow(of, act, (refusal) => usesIn(refusal) !== null);
    if (!error && unchangedRows.length === 0) onDone();
    if (done > 0) toastSuccess(say(announceDone, { smart_count: done }));
    await queries.invalidateQueries({ queryKey: [entity.name] });
    if (error) throw error;
    return unchangedRows;
  };
  const archive = (of: readonly Row[], archived: boolean) =>
    each(
      of,
      (row) => provider.update(entity.name, { id: row.id, data: { archived }, previousData: row }),
      archived ? 'generic.archived_many' : 'generic.restored_many',
    );
  const remove = () => each(rows, (row) => provider.delete(entity.name, { id: row.id, previousData: row }), 'generic.deleted_many');

  return (
    <>
      {acts.archive && (
        <ActionButton
          icon={toArchive ? <IconArchive size={16} /> : <IconArchiveOff size={16} />}
          onAct={() => attempt(() => archive(rows, toArchive))}
        >
          {toArchive ? t('verb.archive') : t('verb.restore')}
        </ActionButton>
      )}
      {acts.remove && rows.every((row) => isRemovable(entity, row)) && (
        <ActionButton kind="dangerText" icon={<IconTrash size={16} />} onAct={() => setOpen(true)}>
          {t('verb.delete')}
        </ActionButton>
      )}
      {isOpen && (
        <BulkDelete
          entity={entity.name}
          rows={rows}
          onDelete={remove}
          onArchive={acts.archive ? (row) => archive(row, true) : undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
