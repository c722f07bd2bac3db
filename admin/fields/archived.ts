// Explains an empty search: the match is archived or has left the company; offers to restore it, if the user may.
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useUpdate } from 'react-admin';
import { useFailure } from '#admin/providers/calls/failure.ts';
import { useAfterChange } from '#admin/providers/live/after-change.ts';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useMay, useSession } from '#admin/providers/person/session.tsx';
import { useSay } from '#admin/providers/person/speech.tsx';
import { entityOf, pickerSort } from '#admin/providers/records/metadata.ts';
import { toastSuccess } from '#admin/ui/overlays/toasts.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { fold } from '#schema/core/fold.ts';

type Row = { readonly id: number; readonly title: string; readonly merged_into_id?: unknown };
export type Archived = {
  readonly said: string;
  /** For users who may restore; `bring` answers the restored option, or null if the server refused. */
  readonly back: { readonly label: string; readonly bring: () => Promise<{ value: number; label: string } | null> } | null;
};

/** Up to this many results are searched for an exact title. */
const mostSearched = 10;

/** The archived match of a search; `nothing` says that the search found no active row. */
export const useArchived = (target: string, text: string, filter: Readonly<Record<string, unknown>>, nothing: boolean): Archived | null => {
  const provider = useDataProvider();
  const { tags, users } = useSession();
  const say = useSay();
  const t = useWords();
  const failed = useFailure();
  const [update] = useUpdate();
  const entity = entityOf(target);
  const afterChange = useAfterChange(entity);
  const mayRestore = useMay(entity.access.update) && entity.writable.includes('archived');
  const q = text.trim();
  const searchText = fold(q);
  const mayBeArchived = nothing && q !== '' && 'archived' in entity.fields;
  const params = {
    filter: { ...filter, archived: true, q },
    sort: pickerSort(entity),
    pagination: { page: 1, perPage: mostSearched },
  };
  const { data = [] } = useQuery({
    queryKey: [target, 'archived', params],
    queryFn: async ({ signal }) => (await provider.getList<Row>(target, { ...params, signal })).data,
    enabled: mayBeArchived && target !== 'tag',
    staleTime: 10_000,
    retry: false,
  });
  if (target === 'user' && nothing && q !== '') {
    const gone = [...users.values()].filter((user) => !user.active && fold(fullName(user)).includes(searchText));
    const left = gone.find((user) => fold(fullName(user)) === searchText) ?? gone[0];
    return left ? { said: say('generic.hasLeft', { name: fullName(left) }), back: null } : null;
  }
  if (!mayBeArchived) return null;
  const rows: readonly Row[] =
    target === 'tag'
      ? [...tags].flatMap(([id, { name, archived }]) => (archived && fold(name).includes(searchText) ? [{ id, title: name }] : []))
      : data;
  const found = rows.find(({ title }) => fold(title) === searchText) ?? rows[0];
  if (!found) return null;
  const { id, title } = found;
  const archivedText = say('generic.inArchive', { title });
  const bring = async () => {
    try {
      await update(target, { id, data: { archived: false }, previousData: found }, { returnPromise: true });
      toastSuccess(say('generic.restored', { title }));
      await afterChange();
      return { value: id, label: title };
    } catch (error) {
      failed(error);
      return null;
    }
  };
  // A merged record is not restored but split again on its own page.
  return { said: archivedText, back: mayRestore && !found.merged_into_id ? { label: t('verb.restore'), bring } : null };
};
