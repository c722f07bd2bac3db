// Further actions on a record: archive, restore, delete; a record that others refer to is archived instead of deleted.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDelete, useUpdate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { useMay } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { IconArchive, IconArchiveOff, IconTrash } from '#admin/ui/marks/icons.tsx';
import { type MoreItem, MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { markDeleted } from '../acts/deleted-records.ts';
import { useSaidAct } from '../acts/said-act.ts';
import { lastSeen } from '../list/listing.ts';
import { PressPopup } from '../popup/press-popup.tsx';
import { type Use, usesIn, useUseWords } from '../uses.ts';
import type { Saved } from './use-record-form.ts';

function DeletePopup({
  entity,
  record,
  onClose,
  onArchive,
}: {
  entity: EntityMetadata;
  record: Saved;
  onClose: () => void;
  onArchive?: () => Promise<unknown>;
}) {
  const say = useSay();
  const noticeFor = useUseWords();
  const t = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [remove] = useDelete();
  const [uses, setUses] = useState<readonly Use[] | null>(null);
  const act = async () => {
    try {
      await remove(entity.name, { id: record.id, previousData: record }, { returnPromise: true });
    } catch (refused) {
      setUses(usesIn(refused));
      throw refused;
    }
    markDeleted(`${entity.name}:${record.id}`);
    // Lists are read again when next shown; the deleted record itself must not be read.
    await queries.invalidateQueries({ queryKey: [entity.name], refetchType: 'none' });
    toastSuccess(say('generic.deleted', { title: record.title }));
    await navigate(lastSeen(entity.paths?.list ?? '/'), { replace: true });
  };
  return (
    <PressPopup
      title={say('generic.delete.title')}
      subject={record.title}
      onClose={onClose}
      action={
        uses && onArchive
          ? { label: t('verb.archive'), icon: <IconArchive size={16} />, subject: 'archive', send: onArchive }
          : { label: t('verb.delete'), kind: 'danger', subject: 'delete', send: act, blocked: uses ? say('generic.delete.referred') : null }
      }
    >
      <p>{say('generic.delete.final')}</p>
      {uses && (
        <ul>
          {uses.map((use) => (
            <li key={use[0]}>{noticeFor(use)}</li>
          ))}
        </ul>
      )}
    </PressPopup>
  );
}

type Props = {
  entity: EntityMetadata;
  record: Saved;
  /** Menu items before those of every record. */
  more?: readonly MoreItem[] | undefined;
  /** The record can be neither archived nor restored. */
  settled?: boolean;
};

export function RecordActs({ entity, record, more = [], settled = false }: Props) {
  const say = useSay();
  const t = useWords();
  const words = useEntityWords(entity.name);
  const { act } = useSaidAct();
  const afterChange = useAfterChange(entity);
  const [update] = useUpdate<Saved>();
  const [isOpen, setOpen] = useState(false);
  const mayArchive = useMay(entity.access.update, record) && entity.writable.includes('archived') && !settled;
  const mayDelete = useMay(entity.access.delete, record) && !settled;

  const put = (archived: boolean) =>
    update(entity.name, { id: record.id, data: { archived }, previousData: record }, { returnPromise: true });
  const set = (archived: boolean) =>
    act({
      on: `${entity.name}:${record.id}`,
      send: () => put(archived),
      done: say(archived ? 'generic.archived' : 'generic.restored', { title: record.title }),
      undo: () => put(!archived),
      after: afterChange,
    });
  const archived = record.archived === true;
  return (
    <>
      <MoreMenu
        label={words.one}
        items={[
          ...more,
          ...(mayArchive
            ? [
                {
                  id: 'archive',
                  label: archived ? t('verb.restore') : t('verb.archive'),
                  icon: archived ? <IconArchiveOff /> : <IconArchive />,
                  onAct: () => set(!archived),
                },
              ]
            : []),
          ...(mayDelete ? [{ id: 'delete', label: t('verb.delete'), icon: <IconTrash />, danger: true, onAct: () => setOpen(true) }] : []),
        ]}
      />
      {isOpen && (
        <DeletePopup
          entity={entity}
          record={record}
          onClose={() => setOpen(false)}
          onArchive={mayArchive && !archived ? () => set(true) : undefined}
        />
      )}
    </>
  );
}
