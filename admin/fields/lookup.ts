// The options of a reference: rows of its entity by title, searched by the server (č is found by c), without archived ones.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useDataProvider, useGetManyAggregate } from 'react-admin';
import { fullName } from '#admin/providers/person/colleagues.ts';
import { useSession } from '#admin/providers/person/session.tsx';
import { type EntityMetadata, entityOf, pickerSort } from '#admin/providers/records/metadata.ts';
import { fold } from '#schema/core/fold.ts';
import { type Archived, useArchived } from './archived.ts';

export type Option = { readonly id: number; readonly title: string; readonly color?: string };
type Row = { id: number; title: string; color?: unknown; [field: string]: unknown };

/** A record known by its number is found by its number too. */
const optionFrom = ({ fields }: EntityMetadata) => {
  const numberField = Object.keys(fields).find((name) => fields[name]?.kind === 'sequence' && !fields[name].prefix);
  return (row: Row): Option => ({
    id: row.id,
    title: numberField !== undefined && numberField in row ? `#${row[numberField]} ${row.title}` : row.title,
    ...(typeof row.color === 'string' && { color: row.color }),
  });
};

/** The number of options shown at once; the rest is found by typing. */
export const pickerSize = 50;

/** Archived and deactivated rows are not offered. */
const living = (entity: EntityMetadata) => ({
  ...('archived' in entity.fields && { archived: false }),
  ...('active' in entity.fields && { active: true }),
});

type Filter = Readonly<Record<string, unknown>>;

/** Entities that every session contains: tags with colours, users by name. */
const known = ['tag', 'user'] as const;
export const isKnown = (target: string | undefined): boolean => known.some((one) => one === target);
type KnownOption = Option & { readonly gone: boolean };

const useKnown = (target: string): ReadonlyMap<number, KnownOption> => {
  const { tags, users } = useSession();
  return useMemo(() => {
    if (target === 'tag')
      return new Map([...tags].map(([id, { name, color, archived }]) => [id, { id, title: name, color, gone: archived }]));
    if (target !== 'user') return new Map();
    return new Map([...users].map(([id, user]) => [id, { id, title: fullName(user), gone: !user.active }]));
  }, [target, tags, users]);
};

/** The rows that match the typed text, debounced. */
export const useOptions = (
  target: string,
  text: string,
  filter: Filter = {},
  enabled = true,
): { options: readonly Option[]; loading: boolean; archived: Archived | null } => {
  const provider = useDataProvider();
  const all = useKnown(target);
  const entity = entityOf(target);
  const q = useDeferredValue(text.trim());
  const params = {
    filter: { ...living(entity), ...filter, ...(q && { q }) },
    sort: pickerSort(entity),
    pagination: { page: 1, perPage: pickerSize },
  };
  const { data = [], isFetching } = useQuery({
    queryKey: [target, 'options', params],
    queryFn: async ({ signal }) => (await provider.getList<Row>(target, { ...params, signal })).data.map(optionFrom(entity)),
    enabled: enabled && !isKnown(target),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
  const folded = fold(q);
  const options = isKnown(target) ? [...all.values()].filter(({ title, gone }) => !gone && fold(title).includes(folded)) : data;
  const loading = isFetching && !isKnown(target);
  const archived = useArchived(target, q, filter, enabled && !loading && options.length === 0);
  return { options, loading, archived };
};

/** The rows of known ids, for the value of a field or a filter; simultaneous requests share one call. */
export const useTitles = (target: string, ids: readonly number[]): ReadonlyMap<number, Option> => {
  const all = useKnown(target);
  const { data } = useGetManyAggregate<Row>(target, { ids: [...ids] }, { enabled: ids.length > 0 && !isKnown(target), retry: false });
  const rows = useMemo(() => {
    const optionOf = optionFrom(entityOf(target));
    return new Map((data ?? []).flatMap((row) => (row ? [[row.id, optionOf(row)]] : [])));
  }, [target, data]);
  return isKnown(target) ? all : rows;
};
