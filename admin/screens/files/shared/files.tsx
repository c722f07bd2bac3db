// The files of a record: upload buttons, running uploads, and the list, four rows a page.
import './files.css';
import { useState } from 'react';
import { usePending } from '#admin/generic/acts/pending.ts';
import { useArrivals } from '#admin/generic/parts/arrivals.ts';
import { Paged, usePaged } from '#admin/generic/parts/paged.tsx';
import type { Place } from '#admin/generic/parts/place.ts';
import { isViewable } from '#admin/providers/calls/files.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPhoto } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useFormat } from '#admin/ui/page/words.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { useColumns } from './columns.tsx';
import { fileRow, type KeptRow, useFileActs, useFiles, useSender } from './data.ts';
import { FileEntry } from './entry.tsx';
import { Lightbox } from './lightbox.tsx';
import { FileNotes } from './notes.tsx';
import { useSendings } from './queue.ts';
import { Sendings } from './sendings.tsx';

export function Files({ place }: { place: Place }) {
  const say = useSay();
  const format = useFormat();
  const { user } = useSession();
  const { data, error, refetch } = useFiles(place);
  const { note, remove } = useFileActs(place);
  const send = useSender(place);
  const sendings = useSendings(place.path);
  const pending = usePending();
  const arrived = useArrivals(data?.map(({ id }) => id));
  const [noted, setNoted] = useState<KeptRow | null>(null);
  const [opened, setOpened] = useState<number | null>(null);

  const paged = usePaged(data, ({ file_name, notes, user_name }) => `${file_name} ${notes ?? ''} ${user_name ?? ''}`);
  const { found, shown } = paged;
  const viewable = found.filter(isViewable);
  const openedAt = viewable.findIndex(({ id }) => id === opened);
  const blocked = place.whyNot('addFile');
  const columns = useColumns({ onOpen: ({ id }) => setOpened(id), onNote: setNoted, onRemove: remove });

  return (
    <div className="files">
      {blocked ? <p className="files-blocked ui-small ui-faint">{blocked}</p> : <FileEntry onPick={send} />}
      <Sendings sendings={sendings} />
      <Paged
        paged={paged}
        error={error}
        retry={refetch}
        label={say('file.screen.search')}
        none={say('file.screen.none')}
        empty={
          sendings.length === 0 && (
            <EmptyState icon={<IconPhoto size={24} />} title={say('file.screen.empty.title')}>
              {!blocked && say('file.screen.empty.text')}
            </EmptyState>
          )
        }
        foot={
          <span>
            {say('file.screen.total', { size: format.megabytes(found.reduce((sum, { size }) => sum + size, 0)) })} ·{' '}
            {say('file.screen.onlyAuthor')}
          </span>
        }
      >
        <DataTable
          fixed
          label={say('file.many')}
          rows={shown}
          columns={columns}
          rowKey={({ id }) => id}
          mark={(row) => (row.user_id === user.id ? null : row.version)}
          pending={({ id }) => pending(fileRow(id))}
          arrived={(row) => arrived(row.id)}
        />
      </Paged>
      {noted && <FileNotes file={noted} onSave={(notes, key) => note(noted.id, notes, key)} onClose={() => setNoted(null)} />}
      {openedAt >= 0 && (
        <Lightbox files={viewable} at={openedAt} onAt={(at) => setOpened(viewable[at]?.id ?? null)} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
