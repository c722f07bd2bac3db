// A tab of a record with its related rows of another entity.
import { useState } from 'react';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { SearchField } from '#admin/ui/inputs/search-field.tsx';
import { IconPlus } from '#admin/ui/marks/icons.tsx';
import { Card } from '#admin/ui/page/card.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import { FilterRow } from '#admin/ui/tables/filters.tsx';
import { Filters } from '../list/filters.tsx';
import { useOwnListing } from '../list/listing.ts';
import { RecordTable } from '../list/record-table.tsx';
import { useTypedSearch } from '../list/typed-search.ts';
import { useOwnCreatePath } from '../own-screens.ts';
import { RecordPopup } from './record-popup.tsx';
import { type Related, useMayAdd } from './related.ts';

export function RelatedTab({ entity, field, id }: Related & { id: number }) {
  const words = useEntityWords(entity.name);
  const t = useWords();
  const listing = useOwnListing(entity);
  const fixed = { [field]: id };
  const [search, setSearch] = useTypedSearch(listing);
  const [adding, setAdding] = useState(false);
  const mayAdd = useMayAdd({ entity, field });
  const own = useOwnCreatePath(entity);
  const add = mayAdd && (
    <ActionButton icon={<IconPlus size={16} />} {...(own ? { to: `${own}?${field}=${id}` } : { onAct: () => setAdding(true) })}>
      {words.create}
    </ActionButton>
  );
  // The column that refers to this record is the same in every row, so it is hidden.
  const hidden = [...(entity.list?.hidden ?? []), field];
  return (
    <>
      <FilterRow onClear={listing.narrowed ? listing.clear : undefined} end={add}>
        {entity.list?.search && (
          <SearchField value={search} onChange={setSearch} label={t('verb.search')} placeholder={words.search} slash />
        )}
        <Filters entity={entity} filter={listing.filter} onChange={(filter) => listing.change({ filter })} fixed={fixed} />
      </FilterRow>
      <Card flush label={words.many}>
        <RecordTable entity={entity} listing={listing} hidden={hidden} fixed={fixed} create={add} />
      </Card>
      {adding && <RecordPopup entity={entity} given={{ [field]: id }} onClose={() => setAdding(false)} />}
    </>
  );
}
