// Deletes several rows: unreferenced rows are deleted, the others are listed with their uses and can be archived instead.
import { useState } from 'react';
import { stay } from '#admin/providers/calls/press.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { IconArchive } from '#admin/ui/marks/icons.tsx';
import { Popup } from '#admin/ui/overlays/popup.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { ConfirmPopup } from '../popup/confirm-popup.tsx';
import { PressPopup } from '../popup/press-popup.tsx';
import { usesIn, useUseWords } from '../uses.ts';
import type { RefusedRow } from './each-row.ts';
import type { Row } from './rows.ts';

type Props = {
  entity: string;
  rows: readonly Row[];
  /** Answers the rows that other records refer to. */
  onDelete: () => Promise<readonly RefusedRow<Row>[]>;
  /** Missing if the entity has no archive or the user may not archive. */
  onArchive?: ((rows: readonly Row[]) => Promise<unknown>) | undefined;
  onClose: () => void;
};

export function BulkDelete({ entity, rows, onDelete, onArchive, onClose }: Props) {
  const say = useSay();
  const t = useWords();
  const words = useEntityWords(entity);
  const noticeFor = useUseWords();
  const [unchangedRows, setKept] = useState<readonly RefusedRow<Row>[] | null>(null);
  const toArchive = (unchangedRows ?? []).filter(({ row }) => row.archived !== true).map(({ row }) => row);
  const remove = async () => {
    const left = await onDelete();
    if (left.length === 0) return;
    setKept(left);
    return stay;
  };
  if (!unchangedRows)
    return (
      <ConfirmPopup
        title={say('generic.delete.title')}
        subject={words.count(rows.length)}
        action={t('verb.delete')}
        kind="danger"
        effect={say('generic.delete.final')}
        send={remove}
        onClose={onClose}
      />
    );
  const left = (
    <>
      <p role="status">{say('generic.delete.kept', { smart_count: unchangedRows.length })}</p>
      <ul>
        {unchangedRows.map(({ row, error }) => (
          <li key={row.id}>
            {row.title} <span className="ui-quiet">{(usesIn(error) ?? []).map(noticeFor).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
  const popup = { title: say('generic.delete.title'), subject: words.count(unchangedRows.length), onClose };
  if (!onArchive || toArchive.length === 0)
    return (
      <Popup open {...popup} cancel={t('verb.close')}>
        {left}
      </Popup>
    );
  return (
    <PressPopup
      {...popup}
      action={{
        label: say('generic.delete.archive', { smart_count: toArchive.length }),
        icon: <IconArchive size={16} />,
        subject: 'archive',
        send: () => onArchive(toArchive),
      }}
    >
      {left}
    </PressPopup>
  );
}
