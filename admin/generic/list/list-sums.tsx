// Sums over all rows of a list, beyond the shown page: hours, amounts.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callEngine } from '#admin/providers/calls/http.ts';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { useFormat } from '#admin/ui/page/words.tsx';
import { isInCents } from '#schema/core/field-kinds.ts';
import type { Filter } from './listing.ts';

type Props = {
  entity: EntityMetadata;
  filter: Filter;
  /** When the rows were read: the sums must be of the same moment. */
  readAt: number;
};

export function ListSums({ entity, filter, readAt }: Props) {
  const { find } = useSpeech();
  const format = useFormat();
  const text = JSON.stringify(filter);
  const { data } = useQuery({
    queryKey: ['sums', entity.name, text, readAt],
    queryFn: async ({ signal }) =>
      (await callEngine<Readonly<Record<string, number>>>(`/${entity.path}/sums?${new URLSearchParams({ filter: text })}`, { signal }))
        .json,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (entity.list?.sums ?? []).map((name) => {
    const value = data?.[name];
    if (value === undefined) return null;
    const sum = isInCents(entity.fields[name]) ? format.money(value) : format.hours(value);
    return <span key={name}>{find(`${entity.name}.sums.${name}`, { sum })}</span>;
  });
}
