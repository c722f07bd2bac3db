// A sort menu, for lists whose columns appear and disappear with the available room.
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { RadioList, SegmentedChoice } from '#admin/ui/inputs/choices.tsx';
import { IconArrowsSort } from '#admin/ui/marks/icons.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterButton } from '#admin/ui/tables/filters.tsx';
import type { Listing, Sort } from './listing.ts';

type Props = Pick<Listing, 'sort' | 'change'> & {
  entity: EntityMetadata;
  /** The sort options, each in its most useful direction: most urgent, newest. */
  sorts: readonly Sort[];
};

export function SortMenu({ entity, sorts, sort, change }: Props) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  return (
    <FilterButton label={words.label(sort.field)} about={t('list.sort')} icon={<IconArrowsSort size={15} />}>
      {(close) => (
        <div className="stack gap-8 pad-8">
          <RadioList
            label={t('list.sort')}
            value={sort.field}
            options={sorts.map(({ field }) => ({ value: field, label: words.label(field) }))}
            onChange={(field) => {
              const chosen = sorts.find((one) => one.field === field);
              if (chosen) change({ sort: chosen });
              close();
            }}
          />
          <SegmentedChoice
            label={t('list.sort')}
            hideLabel
            value={sort.order}
            options={[
              { value: 'ASC', label: t('list.ascending') },
              { value: 'DESC', label: t('list.descending') },
            ]}
            onChange={(order) => change({ sort: { field: sort.field, order } })}
          />
        </div>
      )}
    </FilterButton>
  );
}
