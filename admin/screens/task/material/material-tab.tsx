// The material of a task: the entry line on top, below it what was used up, four rows a page, changed where it stands.
import './material.css';
import { useState } from 'react';
import { useSession } from '#admin/providers/session.tsx';
import { useSay } from '#admin/providers/speech.tsx';
import { ActionButton } from '#admin/ui/action-button.tsx';
import { DataTable } from '#admin/ui/data-table.tsx';
import { EmptyState } from '#admin/ui/empty-state.tsx';
import { IconPackage } from '#admin/ui/icons.tsx';
import { Pager } from '#admin/ui/pager.tsx';
import { SearchField } from '#admin/ui/search-field.tsx';
import { SkeletonRows } from '#admin/ui/skeleton.tsx';
import { useWords } from '#admin/ui/words.tsx';
import { fold } from '#schema/core/fold.ts';
import { useArrivals } from '../arrivals.ts';
import { mayNow, useWhyNot } from '../data.ts';
import { useLeaving } from '../leaving.ts';
import { TabTrouble } from '../states.tsx';
import type { TabProps } from '../tabs.tsx';
import { useColumns } from './columns.tsx';
import { useMaterialActs, useMaterials } from './data.ts';
import { useEditing } from './editing.ts';
import { MaterialEntry } from './entry.tsx';

const pageSize = 4;

export default function MaterialTab({ task }: TabProps) {
  const say = useSay();
  const t = useWords();
  const whyNot = useWhyNot();
  const { user } = useSession();
  const { data, error, refetch } = useMaterials(task);
  const acts = useMaterialActs(task);
  const editing = useEditing(acts.change);
  const leaving = useLeaving();
  const arrived = useArrivals(data?.map(({ id }) => id));
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);

  const rows = data?.filter(({ id }) => !leaving.has(`material:${id}`));
  const found = rows?.filter(({ name, user_name }) => fold(`${name} ${user_name ?? ''}`).includes(fold(typed.trim()))) ?? [];
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const shownPage = Math.min(page, last);
  const shown = found.slice(shownPage * pageSize, (shownPage + 1) * pageSize);
  const blocked = mayNow(task, 'addMaterial') ? null : whyNot(task, 'addMaterial');

  const columns = useColumns({ editing, onRemove: acts.remove });

  return (
    <div className="material">
      {blocked ? <p className="material-blocked ui-small ui-faint">{blocked}</p> : <MaterialEntry onAdd={acts.add} />}
      {rows && rows.length > pageSize && (
        <div className="material-search">
          <SearchField
            label={say('material.screen.search')}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPage(0);
            }}
          />
        </div>
      )}
      {error && !data ? (
        <TabTrouble error={error} retry={refetch} />
      ) : !rows ? (
        <SkeletonRows rows={pageSize} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<IconPackage size={24} />} title={say('material.screen.empty.title')}>
          {say('material.screen.empty.text')}
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          title={say('material.screen.none')}
          action={<ActionButton onAct={() => setTyped('')}>{t('list.clear_search')}</ActionButton>}
        />
      ) : (
        <>
          <DataTable
            fixed
            label={say('material.many')}
            rows={shown}
            columns={columns}
            rowKey={({ id }) => id}
            mark={(row) => (row.user_id === user.id ? null : row.version)}
            arrived={(row) => row.user_id !== user.id && arrived(row.id)}
          />
          <Pager
            from={shownPage * pageSize + 1}
            to={shownPage * pageSize + shown.length}
            total={found.length}
            onPrevious={shownPage > 0 ? () => setPage(shownPage - 1) : undefined}
            onNext={shownPage < last ? () => setPage(shownPage + 1) : undefined}
          >
            <span>{say('material.screen.onlyAuthor')}</span>
          </Pager>
        </>
      )}
    </div>
  );
}
