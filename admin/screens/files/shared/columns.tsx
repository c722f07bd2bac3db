// The columns of a record's files: preview, name and note, owner, date, size.
import { downloadOf, isViewable } from '#admin/providers/calls/files.ts';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconDownload, IconLock, IconPencil, IconTrash } from '#admin/ui/marks/icons.tsx';
import { MoreMenu } from '#admin/ui/overlays/more-menu.tsx';
import { useFormat, useWords } from '#admin/ui/page/words.tsx';
import type { Column } from '#admin/ui/tables/data-table.tsx';
import type { KeptRow } from './data.ts';
import { Thumb } from './sign.tsx';

type Acts = { onOpen: (file: KeptRow) => void; onNote: (file: KeptRow) => void; onRemove: (file: KeptRow) => void };

function Name({ file, onOpen, onNote }: Omit<Acts, 'onRemove'> & { file: KeptRow }) {
  const say = useSay();
  const { id, file_name, notes, $transitions } = file;
  return (
    <span className="stack start fit">
      {isViewable(file) ? (
        <button type="button" className="files-open" onClick={() => onOpen(file)}>
          {file_name}
        </button>
      ) : (
        <a className="files-open" href={downloadOf(id)} download>
          {file_name}
        </a>
      )}
      {notes ? (
        <span className="files-notes ui-small ui-quiet">{notes}</span>
      ) : (
        $transitions.notes?.allowed && (
          <button type="button" className="files-add-notes ui-small ui-faint" onClick={() => onNote(file)}>
            {say('file.screen.addNotes')}
          </button>
        )
      )}
    </span>
  );
}

function RowActs({ file, onNote, onRemove }: Omit<Acts, 'onOpen'> & { file: KeptRow }) {
  const say = useSay();
  const { id, file_name: name, user_name, $transitions } = file;
  const { notes, delete: remove } = $transitions;
  const why = say('file.screen.notAuthor', { name: user_name ?? '' });
  return (
    <span className="files-acts row last inline">
      <a
        className="ui-icon-button"
        href={downloadOf(id)}
        download
        aria-label={say('file.screen.download', { name })}
        title={say('file.screen.download', { name })}
      >
        <IconDownload size={16} />
      </a>
      {remove?.reason === 'notAuthor' ? (
        <span className="files-lock ui-faint" title={why}>
          <IconLock size={14} />
          <span className="ui-unseen">{why}</span>
        </span>
      ) : (
        notes?.allowed &&
        remove?.allowed && (
          <MoreMenu
            label={name}
            items={[
              { id: 'notes', label: say('file.screen.notesTitle'), icon: <IconPencil size={16} />, onAct: () => onNote(file) },
              { id: 'delete', label: say('file.screen.delete'), icon: <IconTrash size={16} />, danger: true, onAct: () => onRemove(file) },
            ]}
          />
        )
      )}
    </span>
  );
}

export const useColumns = (acts: Acts): Column<KeptRow>[] => {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  return [
    {
      id: 'picture',
      head: say('file.screen.picture'),
      hideHead: true,
      width: '4.25rem',
      narrow: 'lead',
      cell: (file) => <Thumb file={file} />,
    },
    {
      id: 'name',
      head: say('file.fields.file_name'),
      weight: 'strong',
      narrow: 'title',
      cell: (file) => <Name file={file} {...acts} />,
    },
    { id: 'author', head: say('file.fields.user_id'), width: '8.5rem', weight: 'quiet', narrow: 'line', cell: (file) => file.user_name },
    {
      id: 'added',
      head: say('file.fields.date_added'),
      width: '8.75rem',
      weight: 'quiet',
      narrow: 'line',
      cell: (file) => <span className="ui-num">{format.dateTime(file.date_added)}</span>,
    },
    {
      id: 'size',
      head: say('file.fields.size'),
      align: 'right',
      width: '5.25rem',
      narrow: 'top',
      cell: (file) => <span className="ui-num">{format.megabytes(file.size)}</span>,
    },
    {
      id: 'acts',
      head: t('verb.edit'),
      hideHead: true,
      align: 'right',
      width: '5.75rem',
      narrow: 'act',
      cell: (file) => <RowActs file={file} {...acts} />,
    },
  ];
};
