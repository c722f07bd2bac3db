// The actions on a row of material: its author edits and deletes it, others see a lock.
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconButton } from '#admin/ui/inputs/icon-button.tsx';
import { IconCheck, IconLock, IconPencil, IconTrash, IconX } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { Material } from './data.ts';

type Props = { row: Material; editing: boolean; onEdit: () => void; onRemove: () => void; onSave: () => unknown; onLeave: () => void };

export function RowActs({ row, editing, onEdit, onRemove, onSave, onLeave }: Props) {
  const say = useSay();
  const t = useWords();
  const { name } = row;
  if (editing)
    return (
      <span className="row last stretch inline">
        <IconButton icon={<IconX size={16} />} label={t('verb.cancel')} onAct={onLeave} />
        <IconButton className="ui-live" icon={<IconCheck size={16} />} label={say('material.screen.save', { name })} onAct={onSave} />
      </span>
    );
  const { update, delete: remove } = row.$transitions;
  if (update?.reason === 'notAuthor') {
    const why = say('material.screen.notAuthor', { name: row.user_name ?? '' });
    return (
      <span className="material-lock row inline stretch center ui-faint" title={why}>
        <IconLock size={14} />
        <span className="ui-unseen">{why}</span>
      </span>
    );
  }
  return (
    <span className="row last stretch inline">
      {update?.allowed && <IconButton icon={<IconPencil size={16} />} label={say('material.screen.edit', { name })} onAct={onEdit} />}
      {remove?.allowed && <IconButton icon={<IconTrash size={16} />} label={say('material.screen.remove', { name })} onAct={onRemove} />}
    </span>
  );
}
