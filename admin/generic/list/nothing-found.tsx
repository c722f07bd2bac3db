// Replaces the rows of an empty list: an introduction, or for a filtered list a button that shows all rows.
import type { ReactNode } from 'react';
import { useSpeech } from '#admin/providers/person/speech.tsx';
import { useEntityWords } from '#admin/providers/records/entity-words.ts';
import type { EntityMetadata } from '#admin/providers/records/metadata.ts';
import { Icon } from '#admin/ui/icons/named.tsx';
import { ActionButton } from '#admin/ui/inputs/action-button.tsx';
import { IconFilterOff } from '#admin/ui/marks/icons.tsx';
import { EmptyState } from '#admin/ui/page/empty-state.tsx';
import { useWords } from '#admin/ui/page/words.tsx';
import type { Filter, Listing } from './listing.ts';
import { useTotal } from './rows.ts';

type Props = {
  entity: EntityMetadata;
  listing: Pick<Listing, 'q' | 'narrowed' | 'clear'>;
  fixed: Filter;
  /** The button that creates the first record. */
  create: ReactNode;
  /** Replaces the default content of an empty list. */
  empty: ReactNode;
};

export function NothingFound({ entity, listing, fixed, create, empty }: Props) {
  const words = useEntityWords(entity.name);
  const { find } = useSpeech();
  const t = useWords();
  const total = useTotal(entity, fixed, listing.narrowed);
  /** An entity's own text for an empty list. */
  const own = (part: string, params?: { smart_count: number }) => find(`${entity.name}_page.empty.filtered.${part}`, params);
  const icon = entity.menu && <Icon name={entity.menu.icon} size={28} />;
  if (!listing.narrowed || total === 0) {
    if (empty) return empty;
    // Some lists fill by themselves, such as finished records: they offer no button to create one.
    const arrives = typeof fixed.list === 'string' ? find(`${entity.name}.screen.emptyList.${fixed.list}`) : undefined;
    return (
      <EmptyState icon={icon} title={t('state.empty')} action={arrives ? undefined : create}>
        {arrives ?? words.empty}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconFilterOff size={28} />}
      title={own('title') ?? (listing.q ? t('state.nothing_found', { text: listing.q }) : t('state.filtered'))}
      action={<ActionButton onAct={listing.clear}>{own('clear') ?? t('state.clear_filters')}</ActionButton>}
    >
      {total !== undefined && (own('text', { smart_count: total }) ?? t('state.filtered_hint', { smart_count: total }))}
    </EmptyState>
  );
}
