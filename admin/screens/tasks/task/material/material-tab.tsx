// The material of a task: the entry line, and below it the used material, four rows a page, editable in place.
import './material.css';
import { usePending } from '#admin/generic/acts/pending.ts';
import { useArrivals } from '#admin/generic/parts/arrivals.ts';
import { Paged, usePaged } from '#admin/generic/parts/paged.tsx';
import { useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { IconPackage } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { DataTable } from '#admin/ui/tables/data-table.tsx';
import { mayNow, useWhyNot } from '../data.ts';
import type { TabProps } from '../tabs.tsx';
import { useColumns } from './columns.tsx';
import { materialRow, useMaterialActs, useMaterials } from './data.ts';
import { useEditing } from './editing.ts';
import { MaterialEntry } from './entry.tsx';

export default function MaterialTab({ task }: TabProps) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { user } = useSession();
  const { data, error, refetch } = useMaterials(task);
  const acts = useMaterialActs(task);
  const editing = useEditing(acts.change);
  const pending = usePending();
  const arrived = useArrivals(data?.map(({ id }) => id));

  const paged = usePaged(data, ({ name, user_name }) => `${name} ${user_name ?? ''}`);
  const blocked = mayNow(task, 'addMaterial') ? null : whyNot(task, 'addMaterial');

  const columns = useColumns({ editing, onRemove: acts.remove });

  return (
    <div className="material">
      {blocked ? <p className="material-blocked ui-small ui-faint">{blocked}</p> : <MaterialEntry onAdd={acts.add} />}
      <Paged
        paged={paged}
        error={error}
        retry={refetch}
        label={say('material.screen.search')}
        none={say('material.screen.none')}
        empty={
          <EmptyState icon={<IconPackage size={24} />} title={say('material.screen.empty.title')}>
            {say('material.screen.empty.text')}
          </EmptyState>
        }
        foot={<span>{say('material.screen.onlyAuthor')}</span>}
      >
        <DataTable
          fixed
          label={say('material.many')}
          rows={paged.shown}
          columns={columns}
          rowKey={({ id }) => id}
          mark={(row) => (row.user_id === user.id ? null : row.version)}
          pending={({ id }) => pending(materialRow(id))}
          arrived={(row) => row.user_id !== user.id && arrived(row.id)}
        />
      </Paged>
    </div>
  );
}
