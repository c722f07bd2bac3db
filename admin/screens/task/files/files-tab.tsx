// The files of a task: where they come in, what is on its way, and below it what is there, four rows a page.
import './files.css';
import { useState } from 'react';
import { isViewable } from '#admin/providers/files.ts';
import { useSession } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { DataTable } from '#admin/ui/data-table.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconPhoto } from '#admin/ui/icons.tsx';
import { Pager } from '#admin/ui/pager.tsx';
import { SearchField } from '#admin/ui/search-field.tsx';
import { SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useFormat, useWords } from '#admin/ui/words.tsx';
import { fold } from '#schema/core/fold.ts';
import { useArrivals } from '../arrivals.ts';
import { mayNow, useWhyNot } from '../data.ts';
import { useLeaving } from '../leaving.ts';
import { TabTrouble } from '../states.tsx';
import type { TabProps } from '../tabs.tsx';
import { useColumns } from './columns.tsx';
import { leavingName, type TaskFile, useFileActs, useSend, useTaskFiles } from './data.ts';
import { FileEntry } from './entry.tsx';
import { Lightbox } from './lightbox.tsx';
import { FileNotes } from './notes.tsx';
import { useSendings } from './queue.ts';
import { Sendings } from './sendings.tsx';

const pageSize = 4;

export default function FilesTab({ task }: TabProps) {
  const say = useSay();
  const t = useWords();
  const format = useFormat();
  const whyNot = useWhyNot();
  const { user } = useSession();
  const { data, error, refetch } = useTaskFiles(task);
  const { note, remove } = useFileActs(task);
  const send = useSend(task);
  const sendings = useSendings(task.id);
  const leaving = useLeaving();
  const arrived = useArrivals(data?.map(({ id }) => id));
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [noted, setNoted] = useState<TaskFile | null>(null);
  const [opened, setOpened] = useState<number | null>(null);

  const rows = data?.filter(({ id }) => !leaving.has(leavingName(id)));
  const wanted = fold(typed.trim());
  const found =
    rows?.filter(({ file_name, notes, user_name }) => fold(`${file_name} ${notes ?? ''} ${user_name ?? ''}`).includes(wanted)) ?? [];
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shownPage = Math.min(page, last);
  const shown = found.slice(shownPage * pageSize, (shownPage + 1) * pageSize);
  const viewable = found.filter(isViewable);
  const openedAt = viewable.findIndex(({ id }) => id === opened);
  const blocked = mayNow(task, 'addFile') ? null : whyNot(task, 'addFile');
  const columns = useColumns({ onOpen: ({ id }) => setOpened(id), onNote: setNoted, onRemove: remove });

  return (
    <div className="files">
      {blocked ? <p className="files-blocked ui-small ui-faint">{blocked}</p> : <FileEntry onPick={send} />}
      <Sendings sendings={sendings} />
      {rows && rows.length > pageSize && (
        <div className="files-search">
          <SearchField label={say('file.screen.search')} value={typed} onChange={setTyped} />
        </div>
      )}
      {error && !data ? (
        <TabTrouble error={error} retry={refetch} />
      ) : !rows ? (
        <SkeletonRows rows={pageSize} />
      ) : rows.length === 0 ? (
        sendings.length === 0 && (
          <EmptyState icon={<IconPhoto size={24} />} title={say('file.screen.empty.title')}>
            {say('file.screen.empty.text')}
          </EmptyState>
        )
      ) : found.length === 0 ? (
        <EmptyState
          title={say('file.screen.none')}
          action={<ActionButton onAct={() => setTyped('')}>{t('list.clear_search')}</ActionButton>}
        />
      ) : (
        <>
          <DataTable
            fixed
            label={say('file.many')}
            rows={shown}
            columns={columns}
            rowKey={({ id }) => id}
            mark={(row) => (row.user_id === user.id ? null : row.version)}
            arrived={(row) => arrived(row.id)}
          />
          <Pager
            from={shownPage * pageSize + 1}
            to={shownPage * pageSize + shown.length}
            total={found.length}
            onPrevious={shownPage > 0 ? () => setPage(shownPage - 1) : undefined}
            onNext={shownPage < last ? () => setPage(shownPage + 1) : undefined}
          >
            <span>
              {say('file.screen.total', { size: format.megabytes(found.reduce((sum, { size }) => sum + size, 0)) })} ·{' '}
              {say('file.screen.onlyAuthor')}
            </span>
          </Pager>
        </>
      )}
      {noted && <FileNotes file={noted} onSave={(notes, key) => note(noted.id, notes, key)} onClose={() => setNoted(null)} />}
      {openedAt >= 0 && (
        <Lightbox files={viewable} at={openedAt} onAt={(at) => setOpened(viewable[at]?.id ?? null)} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
